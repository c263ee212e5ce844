/**
 * Both sides of one connection, which a property moves step by step, and the events that can be caused on the way.
 *
 * <p>Read by authors of properties. Depends on trial, reading and plans.
 */
@NullMarked
package org.ndktck.connection;

import org.jspecify.annotations.NullMarked;
