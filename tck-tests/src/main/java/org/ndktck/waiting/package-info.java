/**
 * Waiting: how long for what, when enough has been waited, and whose fault it is not that something has not come.
 *
 * <p>Read by kit maintainers. Depends on the gate and on what a try verifies; knows no site, trial or plan.
 */
@NullMarked
package org.ndktck.waiting;

import org.jspecify.annotations.NullMarked;
