package org.ndktck.report.html;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.TreeMap;
import org.ndktck.report.model.Row;
import org.ndktck.report.model.RunInfo;
import org.ndktck.report.model.RunResult;
import org.ndktck.report.provenance.HashedFile;
import org.ndktck.report.provenance.Provenance;

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
                new RunFact("Tries of a property", tries(result)),
                new RunFact("Seed", info.seed()),
                new RunFact("Requirements selected", info.selection()),
                new RunFact("Version of the kit", info.kitVersion()),
                new RunFact("Started", info.startedAt()),
                new RunFact("Duration", duration(result)),
                new RunFact("Patience", duration(info.patienceMillis())),
                new RunFact("Java", info.java()),
                new RunFact("Operating system", info.os())));
        addProvenance(facts, info.provenance());
        new TreeMap<>(info.settings()).forEach((key, value) -> facts.add(new RunFact("Setting " + key, value)));
        result.waivers()
                .forEach(use -> facts.add(new RunFact(
                        "Waiver of " + use.waiver().id(),
                        use.state().word() + "; " + use.waiver().words())));
        return List.copyOf(facts);
    }

    private static void addProvenance(List<RunFact> facts, Provenance known) {
        addFiles(facts, "Provider's", known.provider());
        addFiles(facts, "Kit's", known.kit());
        known.catalogueSha256().ifPresent(hash -> facts.add(new RunFact("SHA-256 of the catalogue", hash)));
        known.commit().ifPresent(hash -> facts.add(new RunFact("Commit checked out", hash)));
        known.commandLine().ifPresent(command -> facts.add(new RunFact("Command", command)));
    }

    private static void addFiles(List<RunFact> facts, String whose, List<HashedFile> files) {
        files.forEach(file -> facts.add(new RunFact(
                whose + " " + file.name(), file.sha256().isBlank() ? "cannot be read" : "SHA-256 " + file.sha256())));
    }

    /** The kit gives fewer tries to a property of which one takes long, or which has fewer cases. */
    private static String tries(RunResult result) {
        String most = RowView.count(result.info().tries());
        return result.rows().stream()
                .map(Row::evidence)
                .mapToLong(evidence -> evidence.judgedTries() + evidence.undecidedTries())
                .filter(made -> made > 0)
                .min()
                .stream()
                .filter(least -> least < result.info().tries())
                .mapToObj(least -> "from " + RowView.count(least) + ", where a try takes long, to " + most)
                .findFirst()
                .orElse(most);
    }

    /** Several workers judge at the same time. */
    private static String duration(RunResult result) {
        long summed = result.rows().stream()
                .mapToLong(row -> row.evidence().tookMillis())
                .sum();
        return duration(result.info().durationMillis())
                + (summed == 0 ? "" : "; summed over the requirements, as in junit.xml, " + duration(summed));
    }

    private static String duration(long millis) {
        if (millis < 60_000) {
            return String.format(Locale.ROOT, "%.1f s", millis / 1000.0);
        }
        long seconds = millis / 1000;
        return seconds / 60 + " min " + seconds % 60 + " s";
    }
}
