package org.ndktck.cli.doctor;

import java.util.Locale;
import java.util.Optional;
import org.ndktck.engine.RunException;

/**
 * What one check found; scripts rely on the names.
 *
 * @param check what was looked at
 * @param state how it is
 * @param found what was seen, one clause
 * @param remedy what to do, where something is to be done
 */
public record CheckResult(String check, State state, String found, Optional<String> remedy) {

    private static final String SEPARATOR = "; ";

    /** How it is. */
    public enum State {
        /** As it should be. */
        OK,
        /** A run can begin, but does not judge all or not well. */
        WARNING,
        /** No run can begin. */
        FAILED,
        /** Not looked at, since something before it failed. */
        SKIPPED
    }

    static CheckResult ok(String check, String found) {
        return new CheckResult(check, State.OK, found, Optional.empty());
    }

    static CheckResult warning(String check, String found, String remedy) {
        return new CheckResult(check, State.WARNING, found, Optional.of(remedy));
    }

    static CheckResult failed(String check, String found, String remedy) {
        return new CheckResult(check, State.FAILED, found, Optional.of(remedy));
    }

    /** The refusals of the kit say what is wrong, and behind a semicolon what to do. */
    static CheckResult failed(String check, RunException refusal) {
        String sentence = String.valueOf(refusal.getMessage()).replaceAll("\\s+", " ");
        int end = sentence.indexOf(SEPARATOR);
        return end < 0
                ? new CheckResult(check, State.FAILED, sentence, Optional.empty())
                : failed(check, sentence.substring(0, end), sentence.substring(end + SEPARATOR.length()));
    }

    static CheckResult skipped(String check, String why) {
        return new CheckResult(check, State.SKIPPED, why, Optional.empty());
    }

    /**
     * Prints one line for people.
     *
     * @return the line
     */
    public String line() {
        String remedy = this.remedy.map(text -> SEPARATOR + text).orElse("");
        return String.format(
                Locale.ROOT, "%-8s %-13s %s%s", state.name().toLowerCase(Locale.ROOT), check, found, remedy);
    }
}
