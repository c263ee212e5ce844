package org.ndktck.report.journal;

import java.util.ArrayList;
import java.util.List;
import org.ndktck.report.json.DamagedResultException;

/** The text of a journal. */
public final class Journal {

    /** Name of the journal in the report of a run that is over. */
    public static final String NAME = "journal.jsonl";

    private Journal() {}

    /**
     * Writes an entry.
     *
     * @param entry the entry
     * @return one line without its end
     */
    public static String line(JournalEntry entry) {
        return JournalLine.of(entry);
    }

    /**
     * Reads an entry.
     *
     * @param line what {@link #line} wrote
     * @return the entry
     * @throws DamagedResultException if the line is none of a journal
     */
    public static JournalEntry entry(String line) throws DamagedResultException {
        return JournalLine.entry(line);
    }

    /**
     * Reads a whole journal. A last line without an end is what was being written when the process died; it counts
     * for nothing.
     *
     * @param content the file's text
     * @return its entries
     * @throws DamagedResultException if another line is none of a journal; names it
     */
    public static List<JournalEntry> read(String content) throws DamagedResultException {
        List<String> lines = content.lines().toList();
        boolean torn = !content.isEmpty() && !content.endsWith("\n");
        List<JournalEntry> entries = new ArrayList<>();
        for (int at = 0; at < lines.size() - (torn ? 1 : 0); at++) {
            try {
                entries.add(entry(lines.get(at)));
            } catch (DamagedResultException e) {
                throw new DamagedResultException("line " + (at + 1) + ": " + e.getMessage());
            }
        }
        return entries;
    }
}
