package org.ndktck.zoo;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.ndktck.catalog.RequirementId;
import org.ndktck.gate.NdkFunction;

/**
 * The file from which the kit knows what cannot be judged without a function: {@code FUNCTION = ids}. It is measured;
 * {@code mvn -Phostile -Dtest=BarredFunctionsTest -Dgolden.update=true} writes it anew.
 */
final class NeededFunctionsFile {

    private static final Path FILE =
            Path.of("../../reports/src/main/resources/org/ndktck/report/next/needed-functions.properties");
    private static final String HEADING =
            "# What cannot be judged without a function; measured, see BarredFunctionsTest. Never edit it by hand.";

    private static final Path TOGETHER = FILE.resolveSibling("needed-together.properties");
    private static final String HEADING_TOGETHER = """
            # What a requirement needs where the functions that it cannot do without one by one are not enough; measured, see
            # NeededFunctionsTest. Never edit it by hand.
            """;

    private NeededFunctionsFile() {}

    /** What each requirement needs, by both files. */
    static Map<RequirementId, Set<NdkFunction>> byRequirement() throws IOException {
        Map<RequirementId, Set<NdkFunction>> needs = new EnumMap<>(RequirementId.class);
        for (Map.Entry<String, String> line : read(FILE).entrySet()) {
            words(line.getValue())
                    .forEach(id -> needs.computeIfAbsent(
                                    RequirementId.find(id).orElseThrow(), none -> EnumSet.noneOf(NdkFunction.class))
                            .add(NdkFunction.valueOf(line.getKey())));
        }
        read(TOGETHER)
                .forEach((id, functions) -> needs.put(
                        RequirementId.find(id).orElseThrow(),
                        words(functions)
                                .map(NdkFunction::valueOf)
                                .collect(Collectors.toCollection(() -> EnumSet.noneOf(NdkFunction.class)))));
        return needs;
    }

    /** Adds what some requirements need together, in place of what was said of them. */
    static void writeTogether(Map<RequirementId, Set<NdkFunction>> enough) throws IOException {
        Map<String, String> lines = read(TOGETHER);
        enough.forEach((id, functions) -> lines.put(
                id.text(), functions.stream().sorted().map(NdkFunction::name).collect(Collectors.joining(", "))));
        String text = Arrays.stream(RequirementId.values())
                .map(RequirementId::text)
                .filter(lines::containsKey)
                .map(id -> id + " = " + lines.get(id) + "\n")
                .collect(Collectors.joining());
        Files.writeString(TOGETHER, HEADING_TOGETHER + text);
    }

    private static Stream<String> words(String list) {
        return Arrays.stream(list.split(", *")).filter(word -> !word.isEmpty());
    }

    /** Compares a line of the file with what was measured. */
    static void require(NdkFunction function, List<RequirementId> undecided) throws IOException {
        String ids = undecided.stream().sorted().map(RequirementId::text).collect(Collectors.joining(", "));
        Map<String, String> lines = read(FILE);
        if (Boolean.getBoolean("golden.update")) {
            lines.put(function.name(), ids);
            write(lines);
        }
        assertThat(lines)
                .as("%s; if the change is meant, run once with -Dgolden.update=true and read the diff", FILE)
                .containsEntry(function.name(), ids);
    }

    private static Map<String, String> read(Path file) throws IOException {
        Map<String, String> lines = new TreeMap<>();
        if (Files.exists(file)) {
            Files.readAllLines(file, StandardCharsets.UTF_8).stream()
                    .filter(line -> !line.startsWith("#"))
                    .map(line -> line.split(" *= *", 2))
                    .forEach(line -> lines.put(line[0], line[1]));
        }
        return lines;
    }

    private static void write(Map<String, String> lines) throws IOException {
        List<String> text = new ArrayList<>(List.of(HEADING));
        Arrays.stream(NdkFunction.values())
                .map(NdkFunction::name)
                .filter(lines::containsKey)
                .forEach(name -> text.add(name + " = " + lines.get(name)));
        Files.write(FILE, text, StandardCharsets.UTF_8);
    }
}
