/** What a fault of the grid can see: the objects, their history, and the call that is being made. */
@NullMarked
package org.ndktck.faulty.grid.world;

import org.jspecify.annotations.NullMarked;
