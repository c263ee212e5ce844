/**
 * The recording call gate: every call and every callback of a try passes through it.
 *
 * <p>Read by kit maintainers. The gate catches everything that a provider throws. It refuses every call that the
 * documents forbid a consumer to make. Depends on the C border, guarded memory and circumstances.
 */
@NullMarked
package org.ndktck.gate;

import org.jspecify.annotations.NullMarked;
