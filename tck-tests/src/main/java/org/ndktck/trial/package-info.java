/**
 * One try: the calls it can make, the objects it holds, what it verifies, and how it waits and closes everything.
 *
 * <p>Read by kit maintainers. A property uses it as its bench. Depends on environment, waiting, transcript, gate,
 * invariants, rules and verification. Does not use connections between two sides.
 */
@NullMarked
package org.ndktck.trial;

import org.jspecify.annotations.NullMarked;
