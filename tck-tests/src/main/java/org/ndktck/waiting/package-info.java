/**
 * The wait policy: how long to wait for each outcome, when to stop, and which call is to blame for a missing outcome.
 *
 * <p>Read by kit maintainers. Depends on the gate and on what a try verifies, not on environment, trial or plans.
 */
@NullMarked
package org.ndktck.waiting;

import org.jspecify.annotations.NullMarked;
