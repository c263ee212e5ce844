/**
 * Choices of how connections end and in which order objects are closed.
 *
 * <p>Read by authors of properties. Depends on plan.adapter and plan.key.
 */
@NullMarked
package org.ndktck.plan.lifetime;

import org.jspecify.annotations.NullMarked;
