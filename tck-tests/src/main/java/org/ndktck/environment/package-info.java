/**
 * What the tries of a run share: the opened adapters, what is known of them, ports, memory and patience.
 *
 * <p>Read by whoever needs something of the provider beyond its functions. Depends on plans, memory, gate and
 * waiting.
 */
@NullMarked
package org.ndktck.environment;

import org.jspecify.annotations.NullMarked;
