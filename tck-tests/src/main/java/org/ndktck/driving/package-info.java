/**
 * Complete call sequences over connections: a handshake along a plan, a connection from create to close, drawn calls
 * of both sides, one round of every function, concurrent connects.
 *
 * <p>Read by kit maintainers. Depends on connection, reading, the connector model and plans.
 */
@NullMarked
package org.ndktck.driving;

import org.jspecify.annotations.NullMarked;
