/**
 * Waits for a provider that is built anew.
 *
 * <p>Read by developers of the command. Depends on nothing.
 */
@NullMarked
package org.ndktck.cli.watch;

import org.jspecify.annotations.NullMarked;
