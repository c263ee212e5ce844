/**
 * Faults in which requests a listener takes, and when it closes.
 *
 * <p>Read by maintainers of the kit, and by vendors who want to see a failing report. Depends on the
 * providers it derives from.
 */
@NullMarked
package org.ndktck.faulty.listening;

import org.jspecify.annotations.NullMarked;
