/**
 * Properties of NdkGetPeerAddress.
 *
 * <p>Read by whoever asks how a requirement is judged. Depends on plans, the bench and the catalogue's
 * ids.
 */
@NullMarked
package org.ndktck.properties.getpeeraddress;

import org.jspecify.annotations.NullMarked;
