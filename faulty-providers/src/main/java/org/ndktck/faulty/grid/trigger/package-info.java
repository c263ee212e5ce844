/** When a fault of the grid acts: always, at the n-th call, or in one circumstance. */
@NullMarked
package org.ndktck.faulty.grid.trigger;

import org.jspecify.annotations.NullMarked;
