/**
 * Circumstances: what surrounds the calls of a try and what no requirement speaks of, so that it must not matter.
 *
 * <p>Read by kit maintainers. Values only; the engine draws them, the driver of a connection brings them about.
 * Depends on plans.
 */
@NullMarked
package org.ndktck.circumstance;

import org.jspecify.annotations.NullMarked;
