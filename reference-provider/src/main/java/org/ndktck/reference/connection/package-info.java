/**
 * The state machine of a connection, and the objects that connections are made with: connectors,
 * listeners and shared endpoints.
 */
@NullMarked
package org.ndktck.reference.connection;

import org.jspecify.annotations.NullMarked;
