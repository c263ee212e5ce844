/**
 * Faults of functions that have no completion.
 */
@NullMarked
package org.ndktck.faulty.synchronous;

import org.jspecify.annotations.NullMarked;
