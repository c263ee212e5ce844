/** What a fault of the grid does to one output, completion, event or input of a function. */
@NullMarked
package org.ndktck.faulty.grid.effect;

import org.jspecify.annotations.NullMarked;
