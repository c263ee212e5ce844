/**
 * The properties of creates and listens that run out of resources or ports, each judged on the page of its function.
 *
 * <p>Read by developers who ask how a requirement is judged. Depends on plans, the bench and the catalogue's ids.
 */
@NullMarked
package org.ndktck.properties.exhaustion;

import org.jspecify.annotations.NullMarked;
