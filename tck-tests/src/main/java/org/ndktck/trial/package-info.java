/**
 * One try: the calls it can make, the objects it holds, what it verifies, and how all of it is waited for and
 * closed.
 *
 * <p>Read by kit maintainers; a property meets it as its bench. Depends on environment, waiting, transcript, gate
 * and verification; knows nothing of connections between two sides.
 */
@NullMarked
package org.ndktck.trial;

import org.jspecify.annotations.NullMarked;
