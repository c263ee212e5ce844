/**
 * The standing invariants, one class for each topic: watched on every call of every try, whoever makes
 * it.
 *
 * <p>Read by kit maintainers. Called by the gate, on the provider's threads too: nothing here waits or
 * throws. Depends on the gate and the catalogue; never on the bench.
 */
@NullMarked
package org.ndktck.invariants;

import org.jspecify.annotations.NullMarked;
