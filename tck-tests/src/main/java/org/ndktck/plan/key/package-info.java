/**
 * What the parts of plans are called in tokens.
 *
 * <p>Read by whoever renames a part of a plan. Depends on nothing.
 */
@NullMarked
package org.ndktck.plan.key;

import org.jspecify.annotations.NullMarked;
