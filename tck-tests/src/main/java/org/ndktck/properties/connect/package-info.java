/**
 * Properties of NDK_FN_CONNECT.
 *
 * <p>Read by whoever asks how a requirement is judged. Depends on plans, the bench and the catalogue's
 * ids.
 */
@NullMarked
package org.ndktck.properties.connect;

import org.jspecify.annotations.NullMarked;
