package org.ndktck.report.model;

import java.time.Instant;
import java.util.Map;
import java.util.Optional;
import org.ndktck.report.provenance.Provenance;

/**
 * What was run, where and how.
 *
 * @param kitVersion version of the kit
 * @param providerName name of the provider
 * @param providerVendor who makes it
 * @param providerVersion its version
 * @param settings the settings it was opened with
 * @param profile name of the profile
 * @param tries tries of a property in this profile
 * @param profileTries tries that the profile gives a property where nobody asks for others
 * @param seed the seed of the run, decimal
 * @param patienceMillis longest wait for something that must happen, milliseconds
 * @param selection what was left out or chosen, {@code all} if nothing
 * @param java vendor and version of the Java runtime
 * @param os name, version and architecture of the operating system
 * @param startedAt start, ISO 8601 in UTC
 * @param durationMillis length of the run, milliseconds
 * @param provenance by what others know provider and kit again
 */
public record RunInfo(
        String kitVersion,
        String providerName,
        String providerVendor,
        String providerVersion,
        Map<String, String> settings,
        String profile,
        int tries,
        int profileTries,
        String seed,
        long patienceMillis,
        String selection,
        String java,
        String os,
        String startedAt,
        long durationMillis,
        Provenance provenance) {

    private static final String ALL = "all";

    /** Copies the settings. */
    public RunInfo {
        settings = Map.copyOf(settings);
    }

    /**
     * Describes a run with the tries of its profile, of which nobody has looked yet by what others know it again.
     *
     * @param kitVersion version of the kit
     * @param providerName name of the provider
     * @param providerVendor who makes it
     * @param providerVersion its version
     * @param settings the settings it was opened with
     * @param profile name of the profile
     * @param tries tries of a property in this profile
     * @param seed the seed of the run, decimal
     * @param patienceMillis longest wait for something that must happen, milliseconds
     * @param selection what was left out or chosen, {@code all} if nothing
     * @param java vendor and version of the Java runtime
     * @param os name, version and architecture of the operating system
     * @param startedAt start, ISO 8601 in UTC
     * @param durationMillis length of the run, milliseconds
     */
    public RunInfo(
            String kitVersion,
            String providerName,
            String providerVendor,
            String providerVersion,
            Map<String, String> settings,
            String profile,
            int tries,
            String seed,
            long patienceMillis,
            String selection,
            String java,
            String os,
            String startedAt,
            long durationMillis) {
        this(
                kitVersion,
                providerName,
                providerVendor,
                providerVersion,
                settings,
                profile,
                tries,
                tries,
                seed,
                patienceMillis,
                selection,
                java,
                os,
                startedAt,
                durationMillis,
                Provenance.UNKNOWN);
    }

    /**
     * Gives the same description of a run that is over.
     *
     * @param millis its length, milliseconds
     * @return the description
     */
    public RunInfo lasting(long millis) {
        return with(selection, java, os, startedAt, millis, provenance);
    }

    /**
     * Gives the description of the whole that this is a part of.
     *
     * @param whole what was left out or chosen
     * @return the description
     */
    public RunInfo selecting(String whole) {
        return with(whole, java, os, startedAt, durationMillis, provenance);
    }

    /**
     * Gives the description of the same run on other machines.
     *
     * @param otherJava vendor and version of the Java runtime
     * @param otherOs name, version and architecture of the operating system
     * @param start start, ISO 8601 in UTC
     * @return the description
     */
    public RunInfo runOn(String otherJava, String otherOs, String start) {
        return with(selection, otherJava, otherOs, start, durationMillis, provenance);
    }

    /**
     * Gives the description of the same run with what was found out about it.
     *
     * @param found by what others know provider and kit again
     * @return the description
     */
    public RunInfo knownBy(Provenance found) {
        return with(selection, java, os, startedAt, durationMillis, found);
    }

    /**
     * Gives the description of the same run with the tries that its profile would have given.
     *
     * @param ofProfile tries of a property
     * @return the description
     */
    public RunInfo withProfileTries(int ofProfile) {
        return new RunInfo(
                kitVersion,
                providerName,
                providerVendor,
                providerVersion,
                settings,
                profile,
                tries,
                ofProfile,
                seed,
                patienceMillis,
                selection,
                java,
                os,
                startedAt,
                durationMillis,
                provenance);
    }

    /**
     * Tells whether nothing was chosen or left out.
     *
     * @return true for a run of all that the kit checks, in one part
     */
    public boolean selectsAll() {
        return selection.equals(ALL);
    }

    /**
     * Tells whether properties had fewer tries than the profile says.
     *
     * @return true if the run proves less than its profile promises
     */
    public boolean hasFewerTries() {
        return tries < profileTries;
    }

    private RunInfo with(
            String otherSelection, String otherJava, String otherOs, String start, long otherMillis, Provenance found) {
        return new RunInfo(
                kitVersion,
                providerName,
                providerVendor,
                providerVersion,
                settings,
                profile,
                tries,
                profileTries,
                seed,
                patienceMillis,
                otherSelection,
                otherJava,
                otherOs,
                start,
                otherMillis,
                found);
    }

    /**
     * Gives the time at which the run began.
     *
     * @return the time; nothing if {@link #startedAt} is none
     */
    public Optional<Instant> started() {
        return Evidence.time(startedAt);
    }
}
