/**
 * How providers are found: service files, the index of faulty and lawful providers, the provider path.
 *
 * <p>Read by developers who ask why a provider is or is not found. Depends on the provider interface, the catalogue
 * and the exception with which the engine refuses a run.
 */
@NullMarked
package org.ndktck.cli.provider;

import org.jspecify.annotations.NullMarked;
