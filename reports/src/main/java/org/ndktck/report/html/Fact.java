package org.ndktck.report.html;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.TreeMap;
import org.ndktck.report.model.RunInfo;

/**
 * A name and a value: how the run was made.
 *
 * @param name what it is
 * @param value its value
 */
public record Fact(String name, String value) {

    static List<Fact> of(RunInfo info) {
        List<Fact> facts = new ArrayList<>(List.of(
                new Fact("Provider", info.providerName() + " " + info.providerVersion()),
                new Fact("Vendor", info.providerVendor()),
                new Fact("Profile", info.profile()),
                new Fact("Tries per property", RowView.count(info.tries())),
                new Fact("Seed", info.seed()),
                new Fact("Requirements selected", info.selection()),
                new Fact("Version of the kit", info.kitVersion()),
                new Fact("Started", info.startedAt()),
                new Fact("Duration", duration(info.durationMillis())),
                new Fact("Patience", duration(info.patienceMillis())),
                new Fact("Java", info.java()),
                new Fact("Operating system", info.os())));
        new TreeMap<>(info.settings()).forEach((key, value) -> facts.add(new Fact("Setting " + key, value)));
        return List.copyOf(facts);
    }

    private static String duration(long millis) {
        if (millis < 60_000) {
            return String.format(Locale.ROOT, "%.1f s", millis / 1000.0);
        }
        long seconds = millis / 1000;
        return seconds / 60 + " min " + seconds % 60 + " s";
    }
}
