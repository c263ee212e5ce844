package org.ndktck.report.model;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * The verdict on the provider.
 *
 * @param text the line people read, for example {@code DOES NOT CONFORM}
 * @param exitCode the process exit code: 0 conforms, 1 does not conform, 2 undecided, 3 not run, 4
 *     defect of the kit
 */
public record Headline(String text, int exitCode) {

    /** The closed set of verdicts on a provider. */
    public enum Kind {
        /** No MUST was found broken in a whole run. */
        CONFORMS,
        /** No MUST was found broken but waived ones, in a whole run. */
        CONFORMS_WITH_WAIVERS,
        /** No MUST was found broken in a run that is not whole. */
        CONFORMS_AS_FAR_AS_JUDGED,
        /** A MUST was found broken. */
        DOES_NOT_CONFORM,
        /** A MUST could neither be confirmed nor refuted, or a waiver is bad, or the run ended early. */
        UNDECIDED,
        /** Nothing was judged. */
        NOT_RUN,
        /** The kit failed. */
        KIT_DEFECT
    }

    private static final String INCOMPLETE = " (incomplete: ";
    private static final String PARTIAL = "CONFORMS AS FAR AS JUDGED: ";

    /**
     * Makes the headline of a run that found no MUST broken and is not whole.
     *
     * @param musts how many were judged
     * @param more what else is to be said, a clause each
     * @return the headline; its exit code is 0
     */
    static Headline partial(Musts musts, List<String> more) {
        String clauses = more.stream().map(clause -> ", " + clause).collect(Collectors.joining());
        return new Headline(PARTIAL + musts.judged() + " of " + musts.total() + " MUSTs" + clauses, 0);
    }

    /**
     * Gives the verdict without what stands behind it in the text.
     *
     * @return the kind
     */
    public Kind kind() {
        return Arrays.stream(Kind.values())
                .sorted(Comparator.reverseOrder())
                .filter(kind -> beginsAs(kind))
                .findFirst()
                .orElse(Kind.NOT_RUN);
    }

    private boolean beginsAs(Kind kind) {
        return kind == Kind.CONFORMS_WITH_WAIVERS
                ? text.startsWith("CONFORMS WITH ")
                : text.startsWith(kind.name().replace('_', ' '));
    }

    /**
     * Tells whether the provider conforms as far as judged only.
     *
     * @return true if no MUST was found broken in a run that is not whole
     */
    public boolean isPartial() {
        return text.startsWith(PARTIAL);
    }

    /**
     * Gives the headline of the same verdict in a run that ended early.
     *
     * @param why why it ended, a clause
     * @return the headline, marked incomplete
     */
    Headline endedEarly(String why) {
        return new Headline(text + INCOMPLETE + why + ")", exitCode);
    }

    /**
     * Tells why the run ended before everything was judged.
     *
     * @return a clause, if it did
     */
    public Optional<String> whyEndedEarly() {
        String[] parts = text.split(Pattern.quote(INCOMPLETE), 2);
        return parts.length == 1 ? Optional.empty() : Optional.of(parts[1].substring(0, parts[1].length() - 1));
    }
}
