package org.ndktck.judgement;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What became of one failure: how its text reads, and what its token shows.
 *
 * @param fault the simple name of the faulty provider's class
 * @param id a requirement that it declares as broken
 * @param token what the failure says to replay
 * @param complaints what the rules for texts say against it; empty as it should be
 * @param replays how many replays of the token it took until the failure was shown again; {@code null} if it was not
 * @param simpler plans one step simpler than the token's that were replayed
 * @param stillShown the tokens of those that show the failure, too
 */
public record MessageLine(
        String fault,
        String id,
        String token,
        List<String> complaints,
        @Nullable Integer replays,
        int simpler,
        List<String> stillShown)
        implements PairFigures.Line {

    /** Replays of a token at the most, as many as the command makes. */
    public static final int REPLAYS = 3;

    private static final Map<String, String> NOT_SHOWN_AGAIN =
            Reasons.of(MessageLine.class, "not-shown-again.properties");
    private static final Map<String, String> NOT_MINIMAL = Reasons.of(MessageLine.class, "not-minimal.properties");

    /** What a race decides may be shown by one replay and not by the next. */
    private static final String NOW_AND_THEN = "now and then: ";

    /** Copies the lists. */
    public MessageLine {
        complaints = List.copyOf(complaints);
        stillShown = List.copyOf(stillShown);
    }

    @Override
    public String name() {
        return fault + "." + id;
    }

    /** Says what is wrong with the failure, its token, or what the lists of exceptions say of it. */
    public List<String> problems() {
        List<String> problems = new ArrayList<>(complaints);
        boolean shown = replays != null;
        excused(NOT_SHOWN_AGAIN, shown)
                .map(said -> token + ", replayed " + REPLAYS + " times: " + said)
                .ifPresent(problems::add);
        excused(NOT_MINIMAL, stillShown.isEmpty())
                .map(said -> token + ", and simpler ones " + stillShown + ": " + said)
                .ifPresent(problems::add);
        return problems;
    }

    /** What is not as the list of exceptions says. */
    private Optional<String> excused(Map<String, String> exceptions, boolean asItShould) {
        String reason = exceptions.get(name());
        if (reason == null) {
            return asItShould ? Optional.empty() : Optional.of("not as it should be, and not listed");
        }
        return asItShould && !reason.startsWith(NOW_AND_THEN)
                ? Optional.of("as it should be, and listed as " + reason)
                : Optional.empty();
    }
}
