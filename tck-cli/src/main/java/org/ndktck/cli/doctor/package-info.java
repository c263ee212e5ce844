/**
 * What {@code ndk-tck doctor} looks at: the machine, and the provider's code up to its first connection.
 *
 * <p>Read by developers who add a check. Depends on the engine, on how providers are found, and on what they opened.
 */
@NullMarked
package org.ndktck.cli.doctor;

import org.jspecify.annotations.NullMarked;
