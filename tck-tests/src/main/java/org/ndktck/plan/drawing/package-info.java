/**
 * How plans are drawn: all of a type or some, aimed at boundaries or not.
 *
 * <p>Read by kit maintainers. Depends on plans and jqwik.
 */
@NullMarked
package org.ndktck.plan.drawing;

import org.jspecify.annotations.NullMarked;
