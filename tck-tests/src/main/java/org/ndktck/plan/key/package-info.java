/**
 * The names of the parts of plans in tokens.
 *
 * <p>Read by developers who rename a part of a plan. Depends on nothing.
 */
@NullMarked
package org.ndktck.plan.key;

import org.jspecify.annotations.NullMarked;
