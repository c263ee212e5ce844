/**
 * Faults in closing, and in what a close does to others.
 *
 * <p>Read by maintainers of the kit, and by vendors who want to see a failing report. Depends on the
 * providers it derives from.
 */
@NullMarked
package org.ndktck.faulty.closing;

import org.jspecify.annotations.NullMarked;
