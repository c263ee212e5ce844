/**
 * Circumstances: the conditions around the calls of a try that no requirement mentions and that must not matter.
 *
 * <p>Read by kit maintainers. The package holds the values and draws them. The driver of a connection sets them up.
 * Depends on plans.
 */
@NullMarked
package org.ndktck.circumstance;

import org.jspecify.annotations.NullMarked;
