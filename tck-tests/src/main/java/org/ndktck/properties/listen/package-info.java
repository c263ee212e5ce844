/**
 * The properties that judge NdkListen and a listener's address.
 *
 * <p>Read by developers who ask how a requirement is judged. Depends on plans, the bench and the catalogue's ids.
 */
@NullMarked
package org.ndktck.properties.listen;

import org.jspecify.annotations.NullMarked;
