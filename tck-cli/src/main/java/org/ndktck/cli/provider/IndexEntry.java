package org.ndktck.cli.provider;

import java.util.ArrayList;
import java.util.List;
import org.ndktck.catalog.RequirementId;
import org.ndktck.engine.RunException;

/**
 * One line of the index: a provider whose verdict is known beforehand.
 *
 * @param name its name with a prefix, for example {@code faulty:CompletesTwice}
 * @param className the class to load when it is chosen
 * @param expects the verdict
 */
record IndexEntry(String name, String className, ExpectedVerdict expects) {

    private static final int FIELDS = 4;

    /**
     * Reads a line.
     *
     * @param line name, class, exit code and violated ids, separated by tabs
     * @param place where the line is, for the refusal
     * @return the entry
     * @throws RunException if the line has another form
     */
    static IndexEntry parse(String line, String place) throws RunException {
        String[] fields = line.split("\t", -1);
        if (fields.length != FIELDS || !fields[2].matches("[0-4]")) {
            throw new RunException("the provider index has a malformed line at " + place
                    + "; it needs name, class, exit code and violated ids, separated by tabs");
        }
        return new IndexEntry(
                fields[0], fields[1], new ExpectedVerdict(Integer.parseInt(fields[2]), ids(fields[3], place)));
    }

    private static List<RequirementId> ids(String field, String place) throws RunException {
        List<RequirementId> ids = new ArrayList<>();
        for (String text : field.isBlank() ? new String[0] : field.split(",", -1)) {
            ids.add(RequirementId.find(text)
                    .orElseThrow(() -> new RunException("the provider index names '" + text + "' at " + place
                            + ", which is no requirement; see 'ndk-tck list'")));
        }
        return ids;
    }
}
