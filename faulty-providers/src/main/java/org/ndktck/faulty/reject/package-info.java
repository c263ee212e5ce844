/** Faults whose first broken row is judged by the properties of {@code org.ndktck.properties.reject}. */
@NullMarked
package org.ndktck.faulty.reject;

import org.jspecify.annotations.NullMarked;
