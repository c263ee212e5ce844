/**
 * How plans are drawn: all plans of a type or some of them, with or without aiming at boundaries.
 *
 * <p>Read by kit maintainers. Depends on plans and jqwik.
 */
@NullMarked
package org.ndktck.plan.drawing;

import org.jspecify.annotations.NullMarked;
