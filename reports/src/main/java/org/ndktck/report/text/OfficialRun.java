package org.ndktck.report.text;

import java.util.ArrayList;
import java.util.List;
import org.ndktck.catalog.Catalog;
import org.ndktck.report.model.RunInfo;
import org.ndktck.report.model.RunResult;

/**
 * Whether a run is one to be shown to others: whole, as thorough as can be, with the options of a released kit, and of files whose
 * SHA-256 the report has. Its verdict may be any.
 */
public final class OfficialRun {

    private static final String PROFILE = "thorough";
    private static final String SEED = "1";
    private static final long PATIENCE_MILLIS = 5000;

    /** How Maven marks what is not released. */
    private static final String SNAPSHOT = "-SNAPSHOT";

    private OfficialRun() {}

    /**
     * Says why a run is not official.
     *
     * @param catalog the requirements
     * @param result the result of the run
     * @return a clause for each reason; empty for an official run
     */
    public static List<String> whyNot(Catalog catalog, RunResult result) {
        RunInfo info = result.info();
        List<String> reasons = new ArrayList<>();
        add(reasons, !LeftOut.of(catalog, result).isEmpty(), "not a whole run");
        add(reasons, !info.profile().equals(PROFILE), "profile " + info.profile());
        add(reasons, info.tries() > info.profileTries(), info.tries() + " tries of a property");
        add(reasons, !info.seed().equals(SEED), "seed " + info.seed());
        add(reasons, info.patienceMillis() != PATIENCE_MILLIS, "patience " + info.patienceMillis() + " ms");
        add(reasons, !result.waivers().isEmpty(), "with waivers");
        add(
                reasons,
                info.kitVersion().endsWith(SNAPSHOT),
                "version " + info.kitVersion() + " of the kit is no release");
        add(reasons, info.provenance().kit().isEmpty(), "the files of the kit are not known");
        add(reasons, info.provenance().provider().isEmpty(), "the files of the provider are not known");
        return List.copyOf(reasons);
    }

    /**
     * Says it in one line.
     *
     * @param catalog the requirements
     * @param result the result of the run
     * @return for example {@code Not official: profile quick}
     */
    public static String line(Catalog catalog, RunResult result) {
        List<String> reasons = whyNot(catalog, result);
        return reasons.isEmpty()
                ? "Official run: whole, profile " + PROFILE + ", the kit's own options"
                : "Not official: " + String.join("; ", reasons);
    }

    private static void add(List<String> reasons, boolean applies, String reason) {
        if (applies) {
            reasons.add(reason);
        }
    }
}
