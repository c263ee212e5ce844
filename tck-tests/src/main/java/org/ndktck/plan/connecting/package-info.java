/**
 * Choices of how a connection comes about: sides, routes, ports, answers, attempts.
 *
 * <p>Read by whoever writes a property. Depends on plan.adapter.
 */
@NullMarked
package org.ndktck.plan.connecting;

import org.jspecify.annotations.NullMarked;
