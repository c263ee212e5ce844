/**
 * Whole courses over connections: a handshake along a plan, a life from create to close, a call sequence, a round of every
 * function, a concurrent connects.
 *
 * <p>Read by kit maintainers. Depends on connection, reading, the connector model and plans.
 */
@NullMarked
package org.ndktck.driving;

import org.jspecify.annotations.NullMarked;
