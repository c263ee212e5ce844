/** Faults whose first broken row is judged by the properties of {@code org.ndktck.properties.irql}. */
@NullMarked
package org.ndktck.faulty.irql;

import org.jspecify.annotations.NullMarked;
