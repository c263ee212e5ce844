/** Faults whose first broken row is judged by the properties of {@code org.ndktck.properties.disconnectevent}. */
@NullMarked
package org.ndktck.faulty.disconnectevent;

import org.jspecify.annotations.NullMarked;
