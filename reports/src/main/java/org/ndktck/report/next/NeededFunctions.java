package org.ndktck.report.next;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.ndktck.catalog.RequirementId;

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
    static Map<RequirementId, Set<FunctionName>> byRequirement() {
        Map<String, String> oneByOne = lines(ONE_BY_ONE);
        List<String> places = List.copyOf(oneByOne.keySet());
        Map<RequirementId, Set<FunctionName>> needs = new EnumMap<>(RequirementId.class);
        oneByOne.forEach((function, ids) -> words(ids)
                .forEach(id ->
                        needs.computeIfAbsent(id(id), none -> new TreeSet<>()).add(name(function, places))));
        lines(TOGETHER)
                .forEach((id, functions) -> needs.put(
                        id(id),
                        words(functions)
                                .map(function -> name(function, places))
                                .collect(Collectors.toCollection(TreeSet::new))));
        return needs;
    }

    private static FunctionName name(String constant, List<String> places) {
        int place = places.indexOf(constant);
        if (place < 0) {
            throw new IllegalStateException(
                    TOGETHER + " has the function " + constant + ", and " + ONE_BY_ONE + " has no line of it");
        }
        return new FunctionName(place, constant);
    }

    private static Stream<String> words(String list) {
        return Arrays.stream(list.split(",\\s*", -1)).filter(word -> !word.isEmpty());
    }

    private static RequirementId id(String text) {
        return RequirementId.find(text)
                .orElseThrow(() -> new IllegalStateException("needed functions of what is no requirement: " + text));
    }

    /** The lines {@code key = value} in their order, which is that of the functions. */
    private static Map<String, String> lines(String name) {
        Map<String, String> lines = new LinkedHashMap<>();
        InputStream resource = Objects.requireNonNull(NeededFunctions.class.getResourceAsStream(name), name);
        try (BufferedReader text = new BufferedReader(new InputStreamReader(resource, StandardCharsets.UTF_8))) {
            text.lines()
                    .filter(line -> !line.startsWith("#"))
                    .map(line -> line.split("\\s*=\\s*", 2))
                    .forEach(line -> lines.put(line[0], line[1]));
        } catch (IOException e) {
            throw new UncheckedIOException(name + " cannot be read", e);
        }
        return lines;
    }
}
