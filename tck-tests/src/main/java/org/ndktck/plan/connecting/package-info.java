/**
 * Choices of how a connection is made: sides, routes, ports, answers, attempts.
 *
 * <p>Read by authors of properties. Depends on plan.adapter and plan.key.
 */
@NullMarked
package org.ndktck.plan.connecting;

import org.jspecify.annotations.NullMarked;
