/**
 * What adapters can do, and which values of a plan they can reach.
 *
 * <p>Read by authors of plans for features that not every adapter has. Depends on the provider interface and
 * plan.key.
 */
@NullMarked
package org.ndktck.plan.adapter;

import org.jspecify.annotations.NullMarked;
