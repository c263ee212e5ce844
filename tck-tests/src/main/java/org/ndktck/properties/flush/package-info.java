/**
 * Properties of NDK_FN_FLUSH and what else flushes a queue pair.
 *
 * <p>Read by whoever asks how a requirement is judged. Depends on plans, the bench and the catalogue's
 * ids.
 */
@NullMarked
package org.ndktck.properties.flush;

import org.jspecify.annotations.NullMarked;
