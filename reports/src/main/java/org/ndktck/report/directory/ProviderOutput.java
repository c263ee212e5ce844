package org.ndktck.report.directory;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.ndktck.report.journal.Journal;
import org.ndktck.report.journal.JournalEntry;
import org.ndktck.report.json.DamagedResultException;
import org.ndktck.report.text.Printable;

/** What the provider printed during a run, one section for every requirement that was judged meanwhile. */
final class ProviderOutput {

    /** Name of the file in a report directory. */
    static final String NAME = "provider-output.txt";

    private static final String BEFORE = "before the first requirement";

    private ProviderOutput() {}

    /** Takes the text from a journal; empty if nothing was printed. */
    static byte[] of(byte[] journal) throws DamagedResultException {
        Map<String, List<JournalEntry.Printed>> sections =
                Journal.read(new String(journal, StandardCharsets.UTF_8)).stream()
                        .filter(JournalEntry.Printed.class::isInstance)
                        .map(JournalEntry.Printed.class::cast)
                        .collect(Collectors.groupingBy(ProviderOutput::title, TreeMap::new, Collectors.toList()));
        StringBuilder text = new StringBuilder();
        sections.forEach((title, lines) -> {
            text.append("== ").append(title).append('\n');
            lines.forEach(line ->
                    text.append(Printable.page(line.text()).stripTrailing()).append('\n'));
            text.append('\n');
        });
        return text.toString().getBytes(StandardCharsets.UTF_8);
    }

    private static String title(JournalEntry.Printed line) {
        return line.id().map(id -> "while " + id.text() + " was judged").orElse(BEFORE);
    }
}
