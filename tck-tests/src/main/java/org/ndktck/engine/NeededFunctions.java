package org.ndktck.engine;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.Objects;
import java.util.Properties;
import java.util.Set;
import org.ndktck.catalog.RequirementId;
import org.ndktck.gate.NdkFunction;

/**
 * Which functions a provider needs before a requirement can be judged. Measured: runs of the kit on the reference, each
 * without one function, say what is undecided without it.
 */
final class NeededFunctions {

    private static final String RESOURCE = "needed-functions.properties";

    private NeededFunctions() {}

    /** The functions that each requirement needs; none for what can be judged in another way, or was not measured. */
    static Map<RequirementId, Set<NdkFunction>> byRequirement() {
        Map<RequirementId, Set<NdkFunction>> needs = new EnumMap<>(RequirementId.class);
        lines().forEach((function, ids) -> Arrays.stream(ids.toString().split(",\\s*"))
                .filter(id -> !id.isEmpty())
                .forEach(id -> needs.computeIfAbsent(id(id), none -> EnumSet.noneOf(NdkFunction.class))
                        .add(NdkFunction.valueOf(function.toString()))));
        return needs;
    }

    private static RequirementId id(String text) {
        return RequirementId.find(text)
                .orElseThrow(() -> new IllegalStateException(RESOURCE + " names no requirement: " + text));
    }

    private static Properties lines() {
        Properties lines = new Properties();
        try (InputStream resource =
                Objects.requireNonNull(NeededFunctions.class.getResourceAsStream(RESOURCE), RESOURCE)) {
            lines.load(new InputStreamReader(resource, StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(RESOURCE + " cannot be read", e);
        }
        return lines;
    }
}
