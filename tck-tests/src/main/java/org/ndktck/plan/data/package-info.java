/**
 * Choices of private data, of buffers for it and of pointers for results.
 *
 * <p>Read by authors of properties. Depends on plan.adapter and plan.connecting.
 */
@NullMarked
package org.ndktck.plan.data;

import org.jspecify.annotations.NullMarked;
