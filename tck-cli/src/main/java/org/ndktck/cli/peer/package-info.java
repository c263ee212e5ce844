/**
 * A run across two processes: the other one makes the consumer's calls of the passive side, and tells what came of them.
 *
 * <p>Read by whoever changes what travels between {@code run --peer} and {@code peer}. Depends on the engine and the interface
 * of providers.
 */
@NullMarked
package org.ndktck.cli.peer;

import org.jspecify.annotations.NullMarked;
