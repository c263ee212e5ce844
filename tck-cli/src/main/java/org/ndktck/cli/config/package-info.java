/**
 * What a user sets once instead of on each command line: system properties, environment, {@code ndk-tck.yaml}.
 *
 * <p>Read by developers who add an option: each option of {@code run} is a knob by itself. Depends on picocli, on a reader of
 * YAML and on the exception with which the engine refuses.
 */
@NullMarked
package org.ndktck.cli.config;

import org.jspecify.annotations.NullMarked;
