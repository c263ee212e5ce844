/**
 * Faults whose first broken row is judged by the properties of {@code org.ndktck.properties.sharedendpoint}.
 */
@NullMarked
package org.ndktck.faulty.sharedendpoint;

import org.jspecify.annotations.NullMarked;
