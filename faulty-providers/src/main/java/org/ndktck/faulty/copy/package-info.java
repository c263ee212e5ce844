/**
 * Faults in the bytes that NdkGetConnectionData copies.
 */
@NullMarked
package org.ndktck.faulty.copy;

import org.jspecify.annotations.NullMarked;
