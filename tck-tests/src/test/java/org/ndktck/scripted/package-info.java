/**
 * A provider that does what a script says: lawful by default, enough for one connection in this process,
 * and wrong in the one way a test asks for.
 *
 * <p>Read by kit maintainers. Depends on the C border, and on the names of the functions only.
 */
@NullMarked
package org.ndktck.scripted;

import org.jspecify.annotations.NullMarked;
