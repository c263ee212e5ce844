/**
 * What {@code ndk-tck init} writes: the project of a provider that is not written yet.
 *
 * <p>Read by developers who change the templates, which are resources of this package. Depends on the exception with which
 * the engine refuses.
 */
@NullMarked
package org.ndktck.cli.init;

import org.jspecify.annotations.NullMarked;
