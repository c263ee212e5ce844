/**
 * What adapters can do, and which values of a plan are in their reach.
 *
 * <p>Read by whoever plans something that not every adapter has. Depends on nothing but the interface.
 */
@NullMarked
package org.ndktck.plan.adapter;

import org.jspecify.annotations.NullMarked;
