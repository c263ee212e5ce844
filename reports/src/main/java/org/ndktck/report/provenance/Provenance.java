package org.ndktck.report.provenance;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * What was judged and with what.
 *
 * @param provider the jars and directories that the provider was loaded from; empty if they are not known
 * @param kit the jars of the kit, or the directories of its classes; empty if they are not known
 * @param catalogueSha256 SHA-256 of the catalogue, hexadecimal
 * @param commit the commit that was checked out where the run was started, if that was in a git checkout
 * @param commandLine the command, as it was given; the values of secret settings are masked
 */
public record Provenance(
        List<HashedFile> provider,
        List<HashedFile> kit,
        Optional<String> catalogueSha256,
        Optional<String> commit,
        Optional<String> commandLine) {

    /** Nobody has looked. */
    public static final Provenance UNKNOWN =
            new Provenance(List.of(), List.of(), Optional.empty(), Optional.empty(), Optional.empty());

    /** Copies the lists. */
    public Provenance {
        provider = List.copyOf(provider);
        kit = List.copyOf(kit);
    }

    /**
     * Gives the same for the whole of several parts.
     *
     * @param ofWhole the commits of all parts
     * @param commandLines the commands of all parts
     * @return the whole's
     */
    public Provenance ofParts(Optional<String> ofWhole, Optional<String> commandLines) {
        return new Provenance(provider, kit, catalogueSha256, ofWhole, commandLines);
    }

    /**
     * Tells whether the provider is part of the kit.
     *
     * @return true if all its files are files of the kit
     */
    public boolean hasProviderOfKit() {
        return !provider.isEmpty()
                && provider.stream()
                        .allMatch(file -> !file.sha256().isBlank()
                                && kit.stream().anyMatch(own -> own.sha256().equals(file.sha256())));
    }

    /**
     * Names what is known, for files of names and values.
     *
     * @return the values by name, in the order to show them
     */
    public Map<String, String> byName() {
        Map<String, String> known = new LinkedHashMap<>();
        put(known, "provider.sha256", joined(provider));
        put(known, "kit.sha256", joined(kit));
        put(known, "catalogue.sha256", catalogueSha256);
        put(known, "commit", commit);
        put(known, "command", commandLine);
        return known;
    }

    private static void put(Map<String, String> known, String name, Optional<String> value) {
        value.ifPresent(text -> known.put(name, text));
    }

    private static Optional<String> joined(List<HashedFile> files) {
        return files.isEmpty()
                ? Optional.empty()
                : Optional.of(files.stream().map(HashedFile::toString).collect(Collectors.joining(", ")));
    }
}
