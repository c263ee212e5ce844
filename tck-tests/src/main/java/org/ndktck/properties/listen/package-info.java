/**
 * Properties of NdkListen and of a listener's address.
 *
 * <p>Read by whoever asks how a requirement is judged. Depends on plans, the bench and the catalogue's
 * ids.
 */
@NullMarked
package org.ndktck.properties.listen;

import org.jspecify.annotations.NullMarked;
