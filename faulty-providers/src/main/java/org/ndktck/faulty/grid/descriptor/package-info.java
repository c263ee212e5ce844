/** The functions of the interface as data: their outputs, statuses, completions and events, each with its rows. */
@NullMarked
package org.ndktck.faulty.grid.descriptor;

import org.jspecify.annotations.NullMarked;
