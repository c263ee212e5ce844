package org.ndktck.report.next;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.ndktck.catalog.RequirementId;
import org.ndktck.report.model.CallLine;
import org.ndktck.report.model.Row;

/** Which functions answered that they are not supported, as reasons and findings of rows say it. */
final class Refusals {

    private static final Pattern REFUSAL =
            Pattern.compile("\\b(OpenNDKAdapter|Ndk[A-Za-z]+)\\b(?:\\([^)]*\\))?(?:(?!Ndk|[;()]).)*? (?:returned|with)"
                    + " (STATUS_NOT_(?:SUPPORTED|IMPLEMENTED))\\b");

    /** Its documented answer where there is no extension. */
    private static final String NO_REFUSAL = "NdkQueryExtension";

    private final Map<RequirementId, Set<FunctionName>> needs;
    private final Set<FunctionName> green;

    /**
     * Begins.
     *
     * @param needs the functions that each requirement needs
     * @param green those that a green requirement needs
     */
    Refusals(Map<RequirementId, Set<FunctionName>> needs, Set<FunctionName> green) {
        this.needs = needs;
        this.green = green;
    }

    /** Each function that answered so, with the status. */
    Map<FunctionName, String> of(Collection<Row> rows) {
        Map<FunctionName, String> found = new TreeMap<>();
        rows.forEach(row -> found.putAll(of(row)));
        return found;
    }

    /** What one row says. */
    Map<FunctionName, String> of(Row row) {
        Map<FunctionName, String> found = new TreeMap<>();
        Stream<String> calls = row.findings().stream()
                .flatMap(finding -> finding.calls().stream())
                .map(CallLine::text);
        Stream.concat(Stream.of(row.reason()), calls).map(REFUSAL::matcher).forEach(refusal -> {
            while (refusal.find()) {
                function(refusal, row).ifPresent(function -> found.put(function, refusal.group(2)));
            }
        });
        return found;
    }

    /** Of several functions of one name the one that the row waits for, the first that a consumer meets. */
    private Optional<FunctionName> function(Matcher refusal, Row row) {
        if (refusal.group(1).equals(NO_REFUSAL)) {
            return Optional.empty();
        }
        List<FunctionName> ofRow = named(refusal.group(1), needs.getOrDefault(row.id(), Set.of()));
        Optional<FunctionName> waited =
                ofRow.stream().filter(name -> !green.contains(name)).findFirst();
        List<FunctionName> candidates = ofRow.isEmpty() ? named(refusal.group(1), all()) : ofRow;
        return waited.or(() -> candidates.stream().reduce((first, last) -> last));
    }

    private static List<FunctionName> named(String documented, Set<FunctionName> functions) {
        return functions.stream()
                .filter(name -> name.documented().equals(documented))
                .sorted()
                .toList();
    }

    private Set<FunctionName> all() {
        Set<FunctionName> all = new TreeSet<>();
        needs.values().forEach(all::addAll);
        return all;
    }
}
