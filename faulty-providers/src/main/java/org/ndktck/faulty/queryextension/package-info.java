/** Faults whose first broken row is judged by the properties of {@code org.ndktck.properties.queryextension}. */
@NullMarked
package org.ndktck.faulty.queryextension;

import org.jspecify.annotations.NullMarked;
