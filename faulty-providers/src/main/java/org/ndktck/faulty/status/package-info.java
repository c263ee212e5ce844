/**
 * Faults in the status of a fetch by NdkGetConnectionData.
 */
@NullMarked
package org.ndktck.faulty.status;

import org.jspecify.annotations.NullMarked;
