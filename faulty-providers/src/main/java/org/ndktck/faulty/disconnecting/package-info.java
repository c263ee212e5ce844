/**
 * Faults in how and when NdkDisconnect completes.
 *
 * <p>Read by maintainers of the kit, and by vendors who want to see a failing report. Depends on the
 * providers it derives from.
 */
@NullMarked
package org.ndktck.faulty.disconnecting;

import org.jspecify.annotations.NullMarked;
