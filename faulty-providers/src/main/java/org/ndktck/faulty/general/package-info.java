/** Faults whose first broken row is judged by the properties of {@code org.ndktck.properties.general}. */
@NullMarked
package org.ndktck.faulty.general;

import org.jspecify.annotations.NullMarked;
