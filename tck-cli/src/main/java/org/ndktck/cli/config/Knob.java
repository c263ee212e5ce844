package org.ndktck.cli.config;

import java.time.Duration;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/**
 * One thing that can be set: an option of {@code run}, under its name in each source.
 *
 * @param key its name in the file, the option without the hyphens before it
 * @param option the option
 */
public record Knob(String key, OptionSpec option) {

    /** What is asked anew each time. */
    private static final Set<String> ONLY_ON_THE_COMMAND_LINE = Set.of("format", "stacktrace", "watch");

    private static final Pattern HYPHENATED = Pattern.compile("-(.)");

    /**
     * Lists the knobs.
     *
     * @param run the command that judges
     * @return its options, in the order of its help
     */
    public static List<Knob> of(CommandSpec run) {
        return run.options().stream()
                .filter(option -> !option.usageHelp() && !option.versionHelp())
                .map(option -> new Knob(option.longestName().replaceFirst("^--", ""), option))
                .filter(knob -> !ONLY_ON_THE_COMMAND_LINE.contains(knob.key()))
                .toList();
    }

    /**
     * Gives the name of the system property.
     *
     * @return for example {@code ndktck.failOn}
     */
    public String property() {
        return "ndktck."
                + HYPHENATED.matcher(key).replaceAll(letter -> letter.group(1).toUpperCase(Locale.ROOT));
    }

    /**
     * Gives the name of the environment variable.
     *
     * @return for example {@code NDKTCK_FAIL_ON}
     */
    public String variable() {
        return "NDKTCK_" + key.toUpperCase(Locale.ROOT).replace('-', '_');
    }

    /**
     * Gives what holds if nothing is set.
     *
     * @return its text; empty if there is none
     */
    public String initial() {
        return text(option.initialValue());
    }

    private static String text(@Nullable Object value) {
        if (value == null
                || (value instanceof Collection<?> many && many.isEmpty())
                || (value instanceof Map<?, ?> map && map.isEmpty())
                || (value instanceof Optional<?> one && one.isEmpty())) {
            return "";
        }
        if (value instanceof Duration time) {
            return time.toMinutes() > 0 ? time.toMinutes() + "m" : Long.toString(time.toMillis());
        }
        return value instanceof Enum<?> constant ? constant.name().toLowerCase(Locale.ROOT) : value.toString();
    }
}
