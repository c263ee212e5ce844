/**
 * Waiting inside dispatch functions, as a flight recording of the Java runtime shows it: what stands
 * for IRQL in a process that has none.
 *
 * <p>Read by kit maintainers. Depends on the Java runtime only.
 */
@NullMarked
package org.ndktck.irql;

import org.jspecify.annotations.NullMarked;
