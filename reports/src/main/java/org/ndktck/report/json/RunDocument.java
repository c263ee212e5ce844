package org.ndktck.report.json;

import java.util.SortedMap;
import java.util.TreeMap;
import org.ndktck.report.model.RunInfo;
import org.ndktck.report.provenance.Provenance;

/**
 * What was run, as the file has it.
 *
 * @param kit version of the kit
 * @param provider who was judged
 * @param profile name of the profile
 * @param tries tries of a property
 * @param profileTries tries that the profile gives a property
 * @param seed the seed, decimal text because it has 64 bits
 * @param patienceMillis longest wait for something that must happen
 * @param selection what was left out or chosen
 * @param settings the settings the provider was opened with
 * @param java vendor and version of the Java runtime
 * @param os name, version and architecture of the operating system
 * @param startedAt start, ISO 8601 in UTC
 * @param durationMillis length of the run
 * @param provenance by what others know provider and kit again
 */
public record RunDocument(
        String kit,
        ProviderDocument provider,
        String profile,
        int tries,
        int profileTries,
        String seed,
        long patienceMillis,
        String selection,
        SortedMap<String, String> settings,
        String java,
        String os,
        String startedAt,
        long durationMillis,
        Provenance provenance) {

    /**
     * Takes a run's description over.
     *
     * @param info the description
     * @return what the file has
     */
    public static RunDocument of(RunInfo info) {
        return new RunDocument(
                info.kitVersion(),
                new ProviderDocument(info.providerName(), info.providerVendor(), info.providerVersion()),
                info.profile(),
                info.tries(),
                info.profileTries(),
                info.seed(),
                info.patienceMillis(),
                info.selection(),
                new TreeMap<>(info.settings()),
                info.java(),
                info.os(),
                info.startedAt(),
                info.durationMillis(),
                info.provenance());
    }

    /**
     * Gives the description back.
     *
     * @return one equal to that taken over
     */
    public RunInfo info() {
        return new RunInfo(
                kit,
                provider.name(),
                provider.vendor(),
                provider.version(),
                settings,
                profile,
                tries,
                profileTries,
                seed,
                patienceMillis,
                selection,
                java,
                os,
                startedAt,
                durationMillis,
                provenance);
    }
}
