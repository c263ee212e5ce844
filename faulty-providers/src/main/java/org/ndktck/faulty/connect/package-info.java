/** Faults whose first broken row is judged by the properties of {@code org.ndktck.properties.connect}. */
@NullMarked
package org.ndktck.faulty.connect;

import org.jspecify.annotations.NullMarked;
