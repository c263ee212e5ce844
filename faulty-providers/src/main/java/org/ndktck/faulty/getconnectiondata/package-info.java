/** Faults whose first broken row is judged by the properties of {@code org.ndktck.properties.getconnectiondata}. */
@NullMarked
package org.ndktck.faulty.getconnectiondata;

import org.jspecify.annotations.NullMarked;
