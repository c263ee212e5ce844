/** Faults whose first broken row is judged by the properties of {@code org.ndktck.properties.version21}. */
@NullMarked
package org.ndktck.faulty.version21;

import org.jspecify.annotations.NullMarked;
