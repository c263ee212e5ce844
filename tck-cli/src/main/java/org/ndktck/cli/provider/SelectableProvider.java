package org.ndktck.cli.provider;

import java.util.Optional;

/**
 * A provider that can be chosen by name.
 *
 * @param name the name
 * @param about vendor and version, or blank where only the index is known
 * @param expects the verdict, where it is known beforehand
 * @param fromIndex whether it is one of those with a known verdict, which exist to try the kit
 */
public record SelectableProvider(String name, String about, Optional<ExpectedVerdict> expects, boolean fromIndex) {}
