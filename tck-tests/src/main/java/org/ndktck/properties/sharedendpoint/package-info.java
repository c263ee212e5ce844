/**
 * The properties that judge NdkCreateSharedEndpoint and a shared endpoint's address.
 *
 * <p>Read by developers who ask how a requirement is judged. Depends on plans, the bench and the catalogue's ids.
 */
@NullMarked
package org.ndktck.properties.sharedendpoint;

import org.jspecify.annotations.NullMarked;
