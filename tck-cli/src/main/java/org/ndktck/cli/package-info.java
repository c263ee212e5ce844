/**
 * The {@code ndk-tck} command: its options, its output and its exit codes.
 *
 * <p>Read by users of the command and by developers who change it. May depend on every other module, and on a
 * concrete provider only by its service file.
 */
@NullMarked
package org.ndktck.cli;

import org.jspecify.annotations.NullMarked;
