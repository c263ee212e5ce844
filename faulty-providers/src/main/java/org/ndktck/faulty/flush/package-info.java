/** Faults whose first broken row is judged by the properties of {@code org.ndktck.properties.flush}. */
@NullMarked
package org.ndktck.faulty.flush;

import org.jspecify.annotations.NullMarked;
