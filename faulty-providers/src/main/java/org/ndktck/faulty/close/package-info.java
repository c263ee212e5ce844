/** Faults whose first broken row is judged by the properties of {@code org.ndktck.properties.close}. */
@NullMarked
package org.ndktck.faulty.close;

import org.jspecify.annotations.NullMarked;
