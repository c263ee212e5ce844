/**
 * Calls that read something back: connection data with its required size, addresses, what an adapter tells of
 * itself.
 *
 * <p>Read by whoever writes a property. Depends on trial and gate.
 */
@NullMarked
package org.ndktck.reading;

import org.jspecify.annotations.NullMarked;
