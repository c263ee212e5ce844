/**
 * The recording call gate: every call that a try makes and every callback passes
 * through it.
 *
 * <p>Read by kit maintainers. Nothing a provider throws gets past the gate, and no call that the
 * documents forbid a consumer to make gets into it. Depends on the C border and guarded memory.
 */
@NullMarked
package org.ndktck.gate;

import org.jspecify.annotations.NullMarked;
