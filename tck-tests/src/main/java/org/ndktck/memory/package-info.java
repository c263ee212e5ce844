/**
 * Guarded memory: the consumer's cells and buffers as real, direct bytes between guard bytes.
 *
 * <p>Read by kit maintainers. Depends on the C border only.
 */
@NullMarked
package org.ndktck.memory;

import org.jspecify.annotations.NullMarked;
