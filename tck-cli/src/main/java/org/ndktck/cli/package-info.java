/**
 * The {@code ndk-tck} command: what it can be told, what it prints, which exit code it ends with.
 *
 * <p>Read by whoever runs the kit or changes how it is run. May depend on every other module, and on
 * a concrete provider only by its service file.
 */
@NullMarked
package org.ndktck.cli;

import org.jspecify.annotations.NullMarked;
