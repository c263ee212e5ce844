/** Faults whose first broken row is judged by the properties of {@code org.ndktck.properties.listen}. */
@NullMarked
package org.ndktck.faulty.listen;

import org.jspecify.annotations.NullMarked;
