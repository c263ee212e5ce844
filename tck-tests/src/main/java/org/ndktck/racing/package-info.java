/**
 * Work requests posted while another thread does something to the same side.
 *
 * <p>Read by kit maintainers. Depends on connection and plans.
 */
@NullMarked
package org.ndktck.racing;

import org.jspecify.annotations.NullMarked;
