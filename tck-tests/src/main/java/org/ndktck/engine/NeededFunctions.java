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
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.ndktck.catalog.RequirementId;
import org.ndktck.gate.NdkFunction;

/**
 * Which functions a provider needs before a requirement can be judged. Measured: runs of the kit on the reference, each
 * without one function, say what is undecided without it. Where these are few and not enough, as for a requirement that one
 * function brings as well as another, or that any function breaks that is not supported, more runs say what is enough.
 */
final class NeededFunctions {

    private static final String ONE_BY_ONE = "needed-functions.properties";
    private static final String TOGETHER = "needed-together.properties";

    private NeededFunctions() {}

    /** The functions that each requirement needs; none for what can be judged in another way, or was not measured. */
    static Map<RequirementId, Set<NdkFunction>> byRequirement() {
        Map<RequirementId, Set<NdkFunction>> needs = new EnumMap<>(RequirementId.class);
        lines(ONE_BY_ONE)
                .forEach((function, ids) -> words(ids)
                        .forEach(id -> needs.computeIfAbsent(id(id), none -> EnumSet.noneOf(NdkFunction.class))
                                .add(NdkFunction.valueOf(function.toString()))));
        lines(TOGETHER)
                .forEach((id, functions) -> needs.put(
                        id(id.toString()),
                        words(functions)
                                .map(NdkFunction::valueOf)
                                .collect(Collectors.toCollection(() -> EnumSet.noneOf(NdkFunction.class)))));
        return needs;
    }

    private static Stream<String> words(Object list) {
        return Arrays.stream(list.toString().split(",\\s*")).filter(word -> !word.isEmpty());
    }

    private static RequirementId id(String text) {
        return RequirementId.find(text)
                .orElseThrow(() -> new IllegalStateException("needed functions of what is no requirement: " + text));
    }

    private static Properties lines(String name) {
        Properties lines = new Properties();
        try (InputStream resource = Objects.requireNonNull(NeededFunctions.class.getResourceAsStream(name), name)) {
            lines.load(new InputStreamReader(resource, StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(name + " cannot be read", e);
        }
        return lines;
    }
}
