package org.ndktck.report.comparison;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.ndktck.report.model.RunInfo;
import org.ndktck.report.provenance.HashedFile;

/**
 * Something that was otherwise around the later run: a difference may come of it.
 *
 * @param name what it is
 * @param before its value in the earlier run
 * @param after its value in the later run
 */
public record ChangedRunInfo(String name, String before, String after) {

    private static final String UNKNOWN = "not known";

    static List<ChangedRunInfo> of(RunInfo before, RunInfo after) {
        List<ChangedRunInfo> all = new ArrayList<>(List.of(
                new ChangedRunInfo("version of the kit", before.kitVersion(), after.kitVersion()),
                new ChangedRunInfo("provider", before.providerName(), after.providerName()),
                new ChangedRunInfo("vendor", before.providerVendor(), after.providerVendor()),
                new ChangedRunInfo("version of the provider", before.providerVersion(), after.providerVersion()),
                new ChangedRunInfo("settings", settings(before), settings(after)),
                new ChangedRunInfo("profile", before.profile(), after.profile()),
                new ChangedRunInfo(
                        "tries of a property", Integer.toString(before.tries()), Integer.toString(after.tries())),
                new ChangedRunInfo("seed", before.seed(), after.seed()),
                new ChangedRunInfo("patience", before.patienceMillis() + " ms", after.patienceMillis() + " ms"),
                new ChangedRunInfo("selection", before.selection(), after.selection()),
                new ChangedRunInfo(
                        "files of the provider",
                        files(before.provenance().provider()),
                        files(after.provenance().provider())),
                new ChangedRunInfo(
                        "files of the kit",
                        files(before.provenance().kit()),
                        files(after.provenance().kit())),
                new ChangedRunInfo(
                        "commit",
                        before.provenance().commit().orElse(UNKNOWN),
                        after.provenance().commit().orElse(UNKNOWN)),
                new ChangedRunInfo("Java", before.java(), after.java()),
                new ChangedRunInfo("operating system", before.os(), after.os())));
        all.removeIf(one -> one.before().equals(one.after()));
        return List.copyOf(all);
    }

    private static String files(List<HashedFile> all) {
        return all.isEmpty() ? UNKNOWN : all.stream().map(HashedFile::toString).collect(Collectors.joining(", "));
    }

    private static String settings(RunInfo info) {
        return new TreeMap<>(info.settings()).toString();
    }
}
