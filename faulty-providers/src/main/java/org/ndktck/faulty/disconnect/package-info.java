/** Faults whose first broken row is judged by the properties of {@code org.ndktck.properties.disconnect}. */
@NullMarked
package org.ndktck.faulty.disconnect;

import org.jspecify.annotations.NullMarked;
