/**
 * Faults in rejecting, and in what follows a reject.
 */
@NullMarked
package org.ndktck.faulty.rejecting;

import org.jspecify.annotations.NullMarked;
