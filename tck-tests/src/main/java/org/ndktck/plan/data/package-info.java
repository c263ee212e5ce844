/**
 * Choices of private data, of buffers for it and of pointers for results.
 *
 * <p>Read by whoever writes a property. Depends on plan.adapter and plan.connecting.
 */
@NullMarked
package org.ndktck.plan.data;

import org.jspecify.annotations.NullMarked;
