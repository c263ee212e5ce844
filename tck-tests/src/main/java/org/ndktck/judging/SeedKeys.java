package org.ndktck.judging;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.ndktck.catalog.RequirementId;

/**
 * What the seed of each property is made from, beside the seed of the run: a key of its row that outlives the names of classes
 * and methods, so that the seed a report prints draws the same plans in the next release.
 */
public final class SeedKeys {

    private static final String RESOURCE = "seed-keys.properties";

    private SeedKeys() {}

    /**
     * Gives all keys.
     *
     * @return the key of every row that has one
     */
    public static Map<RequirementId, String> all() {
        return Found.KEYS;
    }

    /** The key of a row that the kit checks. */
    static String of(RequirementId id) {
        String key = all().get(id);
        if (key == null) {
            throw new IllegalStateException(RESOURCE + " has no key for " + id);
        }
        return key;
    }

    /** The lines as they are kept. */
    static List<String> lines() {
        try (InputStream resource = Objects.requireNonNull(SeedKeys.class.getResourceAsStream(RESOURCE), RESOURCE)) {
            return new BufferedReader(new InputStreamReader(resource, StandardCharsets.UTF_8))
                    .lines()
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(RESOURCE + " cannot be read", e);
        }
    }

    /** Reads lines of the form {@code id = key}; no id and no key may stand twice. */
    static Map<RequirementId, String> read(List<String> lines) {
        Map<RequirementId, String> keys = new EnumMap<>(RequirementId.class);
        for (String line : lines) {
            if (!line.startsWith("#")) {
                String[] pair = line.split(" = ", 2);
                RequirementId id = RequirementId.find(pair[0])
                        .orElseThrow(() -> new IllegalStateException(RESOURCE + " names no requirement: " + line));
                if (pair.length < 2 || keys.containsValue(pair[1]) || keys.put(id, pair[1]) != null) {
                    throw new IllegalStateException(RESOURCE + " has no key, or one twice: " + line);
                }
            }
        }
        return keys;
    }

    /** What is read once, when it is first asked for. */
    private static final class Found {

        static final Map<RequirementId, String> KEYS = read(lines());
    }
}
