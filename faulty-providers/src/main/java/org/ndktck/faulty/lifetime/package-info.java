/** Faults whose first broken row is judged by the properties of {@code org.ndktck.properties.lifetime}. */
@NullMarked
package org.ndktck.faulty.lifetime;

import org.jspecify.annotations.NullMarked;
