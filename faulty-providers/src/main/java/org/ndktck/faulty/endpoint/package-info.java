/**
 * Faults in how long a local address is in use, and by whom.
 */
@NullMarked
package org.ndktck.faulty.endpoint;

import org.jspecify.annotations.NullMarked;
