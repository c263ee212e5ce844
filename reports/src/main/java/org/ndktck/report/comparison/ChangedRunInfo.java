package org.ndktck.report.comparison;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import org.ndktck.report.model.RunInfo;

/**
 * Something that was otherwise around the later run: a difference may come of it.
 *
 * @param name what it is
 * @param before its value in the earlier run
 * @param after its value in the later run
 */
public record ChangedRunInfo(String name, String before, String after) {

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
                new ChangedRunInfo("Java", before.java(), after.java()),
                new ChangedRunInfo("operating system", before.os(), after.os())));
        all.removeIf(one -> one.before().equals(one.after()));
        return List.copyOf(all);
    }

    private static String settings(RunInfo info) {
        return new TreeMap<>(info.settings()).toString();
    }
}
