/**
 * Faults that only a connect over a shared endpoint shows.
 */
@NullMarked
package org.ndktck.faulty.sharedroute;

import org.jspecify.annotations.NullMarked;
