/**
 * Faults in what may be done to objects while callbacks run or others depend on them.
 *
 * <p>Read by maintainers of the kit, and by vendors who want to see a failing report. Depends on the
 * providers it derives from.
 */
@NullMarked
package org.ndktck.faulty.lifetime;

import org.jspecify.annotations.NullMarked;
