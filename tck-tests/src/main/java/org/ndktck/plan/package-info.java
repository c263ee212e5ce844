/**
 * Plans: what a try does, as immutable values with a canonical text.
 *
 * <p>Read by kit maintainers. Plans are drawn before anything is opened, so that a failing try can be shrunk, printed
 * and replayed. Depends on nothing of a live provider.
 */
@NullMarked
package org.ndktck.plan;

import org.jspecify.annotations.NullMarked;
