/** Faults whose first broken row is judged by the properties of {@code org.ndktck.properties.completion}. */
@NullMarked
package org.ndktck.faulty.completion;

import org.jspecify.annotations.NullMarked;
