/** Faults whose first broken row is judged by the properties of {@code org.ndktck.properties.completeconnect}. */
@NullMarked
package org.ndktck.faulty.completeconnect;

import org.jspecify.annotations.NullMarked;
