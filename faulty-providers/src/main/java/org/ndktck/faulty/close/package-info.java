/**
 * Faults of the close functions.
 */
@NullMarked
package org.ndktck.faulty.close;

import org.jspecify.annotations.NullMarked;
