/**
 * What the tries of a run share: the opened adapters, their known facts, ports, memory and the wait policy.
 *
 * <p>Read by developers who need something of the provider beyond its functions. Depends on plans, memory, gate and
 * waiting.
 */
@NullMarked
package org.ndktck.environment;

import org.jspecify.annotations.NullMarked;
