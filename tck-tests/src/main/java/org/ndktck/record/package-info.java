/**
 * The record of a finished try, for each connector: what both consumers did and what followed, derived from the
 * recorded calls and callbacks.
 *
 * <p>Read by authors of rules in {@code org.ndktck.rules}. Pure. Depends on the gate only. What the consumers did is
 * certain. What the provider did is stated as seen.
 */
@NullMarked
package org.ndktck.record;

import org.jspecify.annotations.NullMarked;
