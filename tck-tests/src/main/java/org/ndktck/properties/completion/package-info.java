/**
 * Properties of NDK_FN_REQUEST_COMPLETION: the standing invariants of asynchronous calls.
 *
 * <p>Read by whoever asks how a requirement is judged. Depends on plans, the bench and the catalogue's
 * ids.
 */
@NullMarked
package org.ndktck.properties.completion;

import org.jspecify.annotations.NullMarked;
