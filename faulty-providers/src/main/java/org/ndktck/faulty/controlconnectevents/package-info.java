/** Faults whose first broken row is judged by the properties of {@code org.ndktck.properties.controlconnectevents}. */
@NullMarked
package org.ndktck.faulty.controlconnectevents;

import org.jspecify.annotations.NullMarked;
