/**
 * Faults in the addresses that the four address functions tell.
 */
@NullMarked
package org.ndktck.faulty.address;

import org.jspecify.annotations.NullMarked;
