/** Checks of what a run is asked to do. */
@NullMarked
package org.ndktck.cli.order;

import org.jspecify.annotations.NullMarked;
