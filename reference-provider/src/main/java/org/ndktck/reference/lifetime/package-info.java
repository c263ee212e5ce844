/**
 * The lives of objects from open to closed, and the calls on them: one outcome for each, inline or
 * by completion.
 */
@NullMarked
package org.ndktck.reference.lifetime;

import org.jspecify.annotations.NullMarked;
