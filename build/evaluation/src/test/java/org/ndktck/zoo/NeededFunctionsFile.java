package org.ndktck.zoo;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.ndktck.catalog.RequirementId;
import org.ndktck.gate.NdkFunction;

/**
 * The file from which the kit knows what cannot be judged without a function: {@code FUNCTION = ids}. It is measured;
 * {@code mvn -Phostile -Dtest=BarredFunctionsTest -Dgolden.update=true} writes it anew.
 */
final class NeededFunctionsFile {

    private static final Path FILE =
            Path.of("../../tck-tests/src/main/resources/org/ndktck/engine/needed-functions.properties");
    private static final String HEADING =
            "# What cannot be judged without a function; measured, see BarredFunctionsTest. Never edit it by hand.";

    private NeededFunctionsFile() {}

    /** Compares a line of the file with what was measured. */
    static void require(NdkFunction function, List<RequirementId> undecided) throws IOException {
        String ids = undecided.stream().sorted().map(RequirementId::text).collect(Collectors.joining(", "));
        Map<String, String> lines = read();
        if (Boolean.getBoolean("golden.update")) {
            lines.put(function.name(), ids);
            write(lines);
        }
        assertThat(lines)
                .as("%s; if the change is meant, run once with -Dgolden.update=true and read the diff", FILE)
                .containsEntry(function.name(), ids);
    }

    private static Map<String, String> read() throws IOException {
        Map<String, String> lines = new TreeMap<>();
        if (Files.exists(FILE)) {
            Files.readAllLines(FILE, StandardCharsets.UTF_8).stream()
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
