package org.ndktck.message;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import org.ndktck.catalog.RequirementId;

/**
 * A kind of violation, and a failure that shows how it reads.
 *
 * @param kind an assertion, {@code AsyncCallAssert.ended}, or an invariant, {@code Headers}
 * @param id the requirement that is broken
 * @param provider the wrong provider that breaks it: one of the zoo without the prefix, or a fault of the grid
 */
record MessageSample(String kind, RequirementId id, String provider) {

    private static final String RESOURCE = "shown.txt";

    /** Every failure that has a golden file. */
    static List<MessageSample> all() {
        try (BufferedReader lines = new BufferedReader(new InputStreamReader(
                Objects.requireNonNull(MessageSample.class.getResourceAsStream(RESOURCE), RESOURCE),
                StandardCharsets.UTF_8))) {
            return lines.lines()
                    .filter(line -> !line.isBlank() && !line.startsWith("#"))
                    .map(MessageSample::parse)
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(RESOURCE + " cannot be read", e);
        }
    }

    private static MessageSample parse(String line) {
        String[] words = line.split(" +", -1);
        return new MessageSample(words[0], RequirementId.find(words[1]).orElseThrow(), words[2]);
    }

    /** The name of its golden file. */
    String file() {
        return id + "-" + provider.replace(':', '-') + ".txt";
    }

    boolean isAssertion() {
        return kind.contains(".");
    }

    @Override
    public String toString() {
        return kind + " " + id + " " + provider;
    }
}
