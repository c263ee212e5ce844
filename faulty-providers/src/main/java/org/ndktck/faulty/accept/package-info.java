/** Faults whose first broken row is judged by the properties of {@code org.ndktck.properties.accept}. */
@NullMarked
package org.ndktck.faulty.accept;

import org.jspecify.annotations.NullMarked;
