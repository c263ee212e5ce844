/** Faults whose first broken row is judged by the properties of {@code org.ndktck.properties.adapter}. */
@NullMarked
package org.ndktck.faulty.adapter;

import org.jspecify.annotations.NullMarked;
