/**
 * The properties that judge NDK_FN_REQUEST_COMPLETION, with the standing invariants of asynchronous calls.
 *
 * <p>Read by developers who ask how a requirement is judged. Depends on plans, the bench and the catalogue's ids.
 */
@NullMarked
package org.ndktck.properties.completion;

import org.jspecify.annotations.NullMarked;
