/**
 * The properties that judge NDK_FN_CONTROL_CONNECT_EVENTS.
 *
 * <p>Read by developers who ask how a requirement is judged. Depends on plans, the bench and the catalogue's ids.
 */
@NullMarked
package org.ndktck.properties.controlconnectevents;

import org.jspecify.annotations.NullMarked;
