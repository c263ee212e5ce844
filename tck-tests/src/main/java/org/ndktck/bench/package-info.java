/**
 * The bench of a try, with which a property makes its calls and verifies the results.
 *
 * <p>Read by authors of properties. Depends on trial, connections and the call sequences over them, never on a
 * concrete provider.
 */
@NullMarked
package org.ndktck.bench;

import org.jspecify.annotations.NullMarked;
