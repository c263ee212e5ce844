/**
 * Faults in what a side learns when its peer leaves.
 *
 * <p>Read by maintainers of the kit, and by vendors who want to see a failing report. Depends on the
 * providers it derives from.
 */
@NullMarked
package org.ndktck.faulty.departure;

import org.jspecify.annotations.NullMarked;
