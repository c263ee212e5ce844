/**
 * Calls that read something back: connection data with its required size, addresses, and the adapter's information.
 *
 * <p>Read by authors of properties. Depends on trial and gate.
 */
@NullMarked
package org.ndktck.reading;

import org.jspecify.annotations.NullMarked;
