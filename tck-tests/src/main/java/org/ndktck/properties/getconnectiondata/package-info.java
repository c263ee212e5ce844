/**
 * Properties of NDK_FN_GET_CONNECTION_DATA.
 *
 * <p>Read by whoever asks how a requirement is judged. Depends on plans, the bench and the catalogue's
 * ids.
 */
@NullMarked
package org.ndktck.properties.getconnectiondata;

import org.jspecify.annotations.NullMarked;
