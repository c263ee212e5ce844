/**
 * Whole courses over scenes: a handshake along a plan, a life from create to close, a story, a round of every
 * function, a crowd.
 *
 * <p>Read by kit maintainers. Depends on scene, reading, the connector model and plans.
 */
@NullMarked
package org.ndktck.driving;

import org.jspecify.annotations.NullMarked;
