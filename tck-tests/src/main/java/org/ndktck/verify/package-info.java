/**
 * What properties say about recorded calls: {@code require} and {@code verify}.
 *
 * <p>Read by authors of properties. Depends on the gate, on guarded memory, on plans, on the report model and on
 * AssertJ.
 */
@NullMarked
package org.ndktck.verify;

import org.jspecify.annotations.NullMarked;
