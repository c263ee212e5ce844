/**
 * Faults at a moment: what works later does not work inside a callback, or the other way round.
 */
@NullMarked
package org.ndktck.faulty.moment;

import org.jspecify.annotations.NullMarked;
