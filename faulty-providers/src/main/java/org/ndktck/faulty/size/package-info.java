/**
 * Faults in the required size that NdkGetConnectionData stores, and in the size query.
 */
@NullMarked
package org.ndktck.faulty.size;

import org.jspecify.annotations.NullMarked;
