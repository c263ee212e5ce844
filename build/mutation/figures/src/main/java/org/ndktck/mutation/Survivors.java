package org.ndktck.mutation;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * The mutants that are known to survive, and why. A line that begins with a letter is a mutant; the indented
 * lines after it are the reason. A reason that begins with {@value #NOW_AND_THEN} permits that it is killed.
 *
 * @param reasons the reason of each mutant, by its text
 */
public record Survivors(Map<String, String> reasons) {

    private static final String NOW_AND_THEN = "now and then: ";

    /** Copies the reasons. */
    public Survivors {
        reasons = Map.copyOf(reasons);
    }

    /**
     * Reads the list.
     *
     * @param file the file
     * @return the list
     * @throws IOException if it cannot be read
     */
    public static Survivors read(Path file) throws IOException {
        Map<String, String> reasons = new TreeMap<>();
        String mutant = "";
        for (String line : Files.readAllLines(file)) {
            if (line.isBlank() || line.startsWith("#")) {
                continue;
            }
            if (Character.isWhitespace(line.charAt(0))) {
                reasons.merge(mutant, line.strip(), (first, more) -> (first + " " + more).strip());
            } else {
                mutant = line.strip();
                reasons.put(mutant, "");
            }
        }
        return new Survivors(reasons);
    }

    /**
     * Compares the list with a report.
     *
     * @param mutants what the report says
     * @return what is wrong, a sentence each
     */
    public List<String> problems(List<Mutant> mutants) {
        List<String> problems = new ArrayList<>();
        Map<String, Mutant> present = new TreeMap<>();
        for (Mutant mutant : mutants) {
            present.put(mutant.text(), mutant);
            if (!mutant.fate().isDetected() && !mutant.isCanary() && !reasons.containsKey(mutant.text())) {
                problems.add(mutant.fate() + " and not listed: " + mutant.text());
            }
        }
        new TreeMap<>(reasons).forEach((text, reason) -> {
            Mutant mutant = present.get(text);
            if (mutant == null) {
                problems.add("listed, but there is no such mutant: " + text);
            } else if (mutant.fate().isDetected() && !reason.startsWith(NOW_AND_THEN)) {
                problems.add("listed as a survivor, but " + mutant.fate() + ": " + text);
            }
            if (reason.isEmpty()) {
                problems.add("listed without a reason: " + text);
            }
        });
        return problems;
    }
}
