package org.ndktck.report.model;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.ndktck.catalog.RequirementId;

/**
 * One broken requirement, with all that a reader needs to see it again.
 *
 * @param id the requirement
 * @param kind whether a forbidden thing was seen or a required one was missing
 * @param expected what the document permits, for example {@code returned STATUS_SUCCESS (0x00000000)}
 * @param observed what was seen, in the same form
 * @param scene who talked to whom, for example {@code C1 (passive side, peer sent 2 bytes [00 00])}
 * @param calls the calls of the try in order, the judged one marked
 * @param token the argument of {@code ndk-tck replay}
 * @param minimal whether no simpler plan shows it; false when the search was cut short
 * @param repetition how often replays in a fresh process showed it, if it was replayed
 */
public record Finding(
        RequirementId id,
        Kind kind,
        String expected,
        String observed,
        String scene,
        List<CallLine> calls,
        String token,
        boolean minimal,
        Optional<Repetition> repetition) {

    /** The order of tokens: whichever says less is the simpler case. */
    public static final Comparator<String> SIMPLEST =
            Comparator.comparingInt(String::length).thenComparing(Comparator.naturalOrder());

    /** What sort of proof a finding is. */
    public enum Kind {
        /** Something was seen that may never happen: proof at once. */
        FORBIDDEN_SEEN,
        /** Something did not come within the patience of the run. */
        REQUIRED_MISSING
    }

    /** Copies the calls. */
    public Finding {
        calls = List.copyOf(calls);
    }

    /**
     * Makes a finding that was not replayed.
     *
     * @param id the requirement
     * @param kind whether a forbidden thing was seen or a required one was missing
     * @param expected what the document permits
     * @param observed what was seen
     * @param scene who talked to whom
     * @param calls the calls of the try in order
     * @param token the argument of {@code ndk-tck replay}
     * @param minimal whether no simpler plan shows it
     */
    public Finding(
            RequirementId id,
            Kind kind,
            String expected,
            String observed,
            String scene,
            List<CallLine> calls,
            String token,
            boolean minimal) {
        this(id, kind, expected, observed, scene, calls, token, minimal, Optional.empty());
    }

    /**
     * Gives the same finding as part of the minimal case.
     *
     * @param replayToken the token of the minimal plan
     * @param isMinimal whether the search for it was finished
     * @return the finding with both
     */
    public Finding replayedBy(String replayToken, boolean isMinimal) {
        return new Finding(id, kind, expected, observed, scene, calls, replayToken, isMinimal, repetition);
    }

    /**
     * Gives the same finding with what replays of it showed.
     *
     * @param replays how often it was seen again
     * @return the finding
     */
    public Finding repeated(Repetition replays) {
        return new Finding(id, kind, expected, observed, scene, calls, token, minimal, Optional.of(replays));
    }
}
