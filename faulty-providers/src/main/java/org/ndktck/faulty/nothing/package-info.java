/**
 * Providers that do nothing: each answers every function of every object in one way. None of them
 * conforms, and what a run finds kept nevertheless must be kept by doing nothing too.
 */
@NullMarked
package org.ndktck.faulty.nothing;

import org.jspecify.annotations.NullMarked;
