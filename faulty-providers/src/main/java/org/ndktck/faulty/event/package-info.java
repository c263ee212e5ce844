/**
 * Faults in the events of listeners and connectors.
 */
@NullMarked
package org.ndktck.faulty.event;

import org.jspecify.annotations.NullMarked;
