/**
 * What a user asked for, as values that can be handed to another process.
 *
 * <p>Read by whoever adds an option to a run. Knows the engine and how providers are found.
 */
@NullMarked
package org.ndktck.cli.order;

import org.jspecify.annotations.NullMarked;
