package org.ndktck.report.html;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.TreeMap;
import org.ndktck.report.model.RunInfo;
import org.ndktck.report.model.RunResult;

/**
 * A name and a value: how the run was made.
 *
 * @param name what it is
 * @param value its value
 */
public record RunFact(String name, String value) {

    static List<RunFact> of(RunResult result) {
        RunInfo info = result.info();
        List<RunFact> facts = new ArrayList<>(List.of(
                new RunFact("Provider", info.providerName() + " " + info.providerVersion()),
                new RunFact("Vendor", info.providerVendor()),
                new RunFact("Profile", info.profile()),
                new RunFact("Tries per property", RowView.count(info.tries())),
                new RunFact("Seed", info.seed()),
                new RunFact("Requirements selected", info.selection()),
                new RunFact("Version of the kit", info.kitVersion()),
                new RunFact("Started", info.startedAt()),
                new RunFact("Duration", duration(info.durationMillis())),
                new RunFact("Patience", duration(info.patienceMillis())),
                new RunFact("Java", info.java()),
                new RunFact("Operating system", info.os())));
        new TreeMap<>(info.settings()).forEach((key, value) -> facts.add(new RunFact("Setting " + key, value)));
        result.waivers()
                .forEach(use -> facts.add(new RunFact(
                        "Waiver of " + use.waiver().id(),
                        use.state().word() + "; " + use.waiver().words())));
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
