/**
 * Faults in the contexts of callbacks other than request completions.
 */
@NullMarked
package org.ndktck.faulty.context;

import org.jspecify.annotations.NullMarked;
