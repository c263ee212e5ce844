/**
 * The order of a user, as values that can be passed to another process.
 *
 * <p>Read by developers who add an option to a run. Depends on the engine and on how providers are found.
 */
@NullMarked
package org.ndktck.cli.order;

import org.jspecify.annotations.NullMarked;
