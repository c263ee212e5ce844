/**
 * The properties that judge the work requests of a connection.
 *
 * <p>Read by developers who ask how a requirement is judged. Depends on plans, the bench and the catalogue's ids.
 */
@NullMarked
package org.ndktck.properties.traffic;

import org.jspecify.annotations.NullMarked;
