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
public record Circumstance(String name, String before, String after) {

    static List<Circumstance> of(RunInfo before, RunInfo after) {
        List<Circumstance> all = new ArrayList<>(List.of(
                new Circumstance("version of the kit", before.kitVersion(), after.kitVersion()),
                new Circumstance("provider", before.providerName(), after.providerName()),
                new Circumstance("vendor", before.providerVendor(), after.providerVendor()),
                new Circumstance("version of the provider", before.providerVersion(), after.providerVersion()),
                new Circumstance("settings", settings(before), settings(after)),
                new Circumstance("profile", before.profile(), after.profile()),
                new Circumstance(
                        "tries of a property", Integer.toString(before.tries()), Integer.toString(after.tries())),
                new Circumstance("seed", before.seed(), after.seed()),
                new Circumstance("patience", before.patienceMillis() + " ms", after.patienceMillis() + " ms"),
                new Circumstance("selection", before.selection(), after.selection()),
                new Circumstance("Java", before.java(), after.java()),
                new Circumstance("operating system", before.os(), after.os())));
        all.removeIf(one -> one.before().equals(one.after()));
        return List.copyOf(all);
    }

    private static String settings(RunInfo info) {
        return new TreeMap<>(info.settings()).toString();
    }
}
