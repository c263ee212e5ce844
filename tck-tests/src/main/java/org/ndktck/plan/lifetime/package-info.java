/**
 * Choices of how connections end and in which order objects are closed.
 *
 * <p>Read by whoever writes a property. Depends on plan.adapter.
 */
@NullMarked
package org.ndktck.plan.lifetime;

import org.jspecify.annotations.NullMarked;
