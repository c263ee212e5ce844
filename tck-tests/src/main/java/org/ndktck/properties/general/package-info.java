/**
 * The properties that judge the rules of the whole interface.
 *
 * <p>Read by developers who ask how a requirement is judged. Depends on plans, the bench and the catalogue's ids.
 */
@NullMarked
package org.ndktck.properties.general;

import org.jspecify.annotations.NullMarked;
