/** Faults whose first broken row is judged by the properties of {@code org.ndktck.properties.connectevent}. */
@NullMarked
package org.ndktck.faulty.connectevent;

import org.jspecify.annotations.NullMarked;
