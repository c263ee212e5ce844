/**
 * Work requests that are posted while another thread acts on the same side.
 *
 * <p>Read by kit maintainers. Depends on connection and plans.
 */
@NullMarked
package org.ndktck.racing;

import org.jspecify.annotations.NullMarked;
