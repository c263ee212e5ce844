/**
 * Both sides of one connection, moved on step by step, and what can be brought about on the way.
 *
 * <p>Read by whoever writes a property. Depends on trial, reading and plans.
 */
@NullMarked
package org.ndktck.connection;

import org.jspecify.annotations.NullMarked;
