/**
 * Faults in the header of objects.
 */
@NullMarked
package org.ndktck.faulty.object;

import org.jspecify.annotations.NullMarked;
