/**
 * The standing invariants, one class for each topic, which are checked on every call of every try.
 *
 * <p>Read by kit maintainers. The gate calls them, also on the provider's threads, so nothing here waits or throws.
 * Depends on the gate, the rules and the catalogue, never on the bench.
 */
@NullMarked
package org.ndktck.invariants;

import org.jspecify.annotations.NullMarked;
