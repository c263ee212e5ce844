/** Faults whose first broken row is judged by the properties of {@code org.ndktck.properties.traffic}. */
@NullMarked
package org.ndktck.faulty.traffic;

import org.jspecify.annotations.NullMarked;
