/**
 * The properties that judge NdkConnectWithSharedEndpoint.
 *
 * <p>Read by developers who ask how a requirement is judged. Depends on plans, the bench and the catalogue's ids.
 */
@NullMarked
package org.ndktck.properties.connectwithsharedendpoint;

import org.jspecify.annotations.NullMarked;
