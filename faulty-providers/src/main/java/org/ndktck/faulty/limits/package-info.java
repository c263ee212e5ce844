/**
 * Faults in the read limits: what NdkGetConnectionData stores, and what requests are refused for.
 */
@NullMarked
package org.ndktck.faulty.limits;

import org.jspecify.annotations.NullMarked;
