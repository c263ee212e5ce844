/**
 * Faults whose first broken row is judged by the properties of {@code org.ndktck.properties.connectwithsharedendpoint}.
 */
@NullMarked
package org.ndktck.faulty.connectwithsharedendpoint;

import org.jspecify.annotations.NullMarked;
