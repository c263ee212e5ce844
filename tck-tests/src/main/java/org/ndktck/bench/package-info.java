/**
 * The bench of a try: what a property is given to bring about what it judges.
 *
 * <p>Read by whoever writes a property. Depends on trial, connections and the courses over them; never on a concrete
 * provider.
 */
@NullMarked
package org.ndktck.bench;

import org.jspecify.annotations.NullMarked;
