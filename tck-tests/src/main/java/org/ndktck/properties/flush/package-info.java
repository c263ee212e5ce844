/**
 * The properties that judge NDK_FN_FLUSH and the other ways to flush a queue pair.
 *
 * <p>Read by developers who ask how a requirement is judged. Depends on plans, the bench and the catalogue's ids.
 */
@NullMarked
package org.ndktck.properties.flush;

import org.jspecify.annotations.NullMarked;
