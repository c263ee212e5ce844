/**
 * Where providers come from: service files, the index of faulty and lawful ones, the provider path.
 *
 * <p>Read by whoever asks why a provider is or is not found. Depends on the provider interface and the
 * engine's way to refuse a run.
 */
@NullMarked
package org.ndktck.cli.provider;

import org.jspecify.annotations.NullMarked;
