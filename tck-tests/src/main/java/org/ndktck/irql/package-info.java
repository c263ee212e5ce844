/**
 * Flight recordings of waits inside dispatch functions, which stand for IRQL in a Java process.
 *
 * <p>Read by kit maintainers. Depends on the Java runtime only.
 */
@NullMarked
package org.ndktck.irql;

import org.jspecify.annotations.NullMarked;
