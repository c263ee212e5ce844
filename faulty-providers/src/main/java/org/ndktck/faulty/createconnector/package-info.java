/**
 * Faults whose first broken row is judged by the properties of {@code org.ndktck.properties.createconnector}.
 */
@NullMarked
package org.ndktck.faulty.createconnector;

import org.jspecify.annotations.NullMarked;
