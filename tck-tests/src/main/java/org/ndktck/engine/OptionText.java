package org.ndktck.engine;

import java.time.Duration;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.ndktck.catalog.RequirementId;
import org.ndktck.catalog.Section;

/** Reads the texts of options, those of the command and those of a suite's system properties. */
public final class OptionText {

    /** Those of a script, and no sign: Java itself reads those of every alphabet. */
    private static final Pattern DIGITS = Pattern.compile("[0-9]+");

    private OptionText() {}

    /**
     * Reads the text of one option.
     *
     * @param <T> the type of its value
     */
    @FunctionalInterface
    public interface Reader<T> {

        /**
         * Reads a text.
         *
         * @param text what a user wrote
         * @return the value
         * @throws OptionException if the text is no value of the option
         */
        T read(String text) throws OptionException;
    }

    /**
     * Reads a constant, for example a {@link Profile}.
     *
     * @param <E> the type of the constants
     * @param type the type of the constants
     * @param text its name in lower case
     * @return the constant
     * @throws OptionException if there is none of that name
     */
    public static <E extends Enum<E>> E constant(Class<E> type, String text) throws OptionException {
        return Arrays.stream(type.getEnumConstants())
                .filter(constant -> name(constant).equals(text))
                .findFirst()
                .orElseThrow(() -> new OptionException("'" + text + "' is none of " + names(type)));
    }

    private static String names(Class<? extends Enum<?>> type) {
        return Arrays.stream(type.getEnumConstants()).map(OptionText::name).collect(Collectors.joining(", "));
    }

    private static String name(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT);
    }

    /**
     * Reads yes or no.
     *
     * @param text {@code true} or {@code false}
     * @return the value
     * @throws OptionException if the text is neither
     */
    public static boolean truth(String text) throws OptionException {
        return switch (text) {
            case "true" -> true;
            case "false" -> false;
            default -> throw new OptionException("'" + text + "' is neither true nor false");
        };
    }

    /**
     * Reads the tries of every property.
     *
     * @param text a decimal number, 1 or more
     * @return the tries
     * @throws OptionException if the text is no such number
     */
    public static int tries(String text) throws OptionException {
        return (int) wholeNumber(text, JudgingOptions.LEAST_TRIES, Integer.MAX_VALUE);
    }

    /**
     * Reads a seed.
     *
     * @param text a decimal number, 0 or more
     * @return the seed
     * @throws OptionException if the text is no such number
     */
    public static long seed(String text) throws OptionException {
        return wholeNumber(text, JudgingOptions.LEAST_SEED, Long.MAX_VALUE);
    }

    /**
     * Reads a patience.
     *
     * @param text milliseconds, from 1 to {@link JudgingOptions#LONGEST_PATIENCE}
     * @return the patience
     * @throws OptionException if the text is no such number
     */
    public static Duration patience(String text) throws OptionException {
        return Duration.ofMillis(wholeNumber(
                text, JudgingOptions.SHORTEST_PATIENCE.toMillis(), JudgingOptions.LONGEST_PATIENCE.toMillis()));
    }

    /**
     * Reads which requirements are meant.
     *
     * @param text ids such as {@code GCD-07}, sections such as {@code GCD} and patterns such as {@code ACC-0*}, upper or
     *     lower case, with commas between them; a star stands for any characters, or none
     * @return the ids
     * @throws OptionException if one of them means no requirement of the catalogue
     */
    public static Set<RequirementId> ids(String text) throws OptionException {
        Set<RequirementId> ids = EnumSet.noneOf(RequirementId.class);
        for (String each : text.split(",", -1)) {
            ids.addAll(matching(each.strip().toUpperCase(Locale.ROOT), each));
        }
        return ids;
    }

    private static Set<RequirementId> matching(String wanted, String written) throws OptionException {
        Pattern pattern = Pattern.compile(
                Arrays.stream(wanted.split("\\*", -1)).map(Pattern::quote).collect(Collectors.joining(".*")));
        Set<RequirementId> matching = Arrays.stream(RequirementId.values())
                .filter(id -> wanted.equals(id.section().name())
                        || pattern.matcher(id.text()).matches())
                .collect(Collectors.toCollection(() -> EnumSet.noneOf(RequirementId.class)));
        if (matching.isEmpty()) {
            throw new OptionException("'" + written
                    + "' matches no id of a requirement and no section, 'ndk-tck list' shows them" + nearest(wanted));
        }
        return matching;
    }

    private static String nearest(String wanted) {
        List<String> known = Stream.concat(
                        Arrays.stream(RequirementId.values()).map(RequirementId::text),
                        Arrays.stream(Section.values()).map(Section::name))
                .toList();
        return NearestName.nearest(wanted, known)
                .map(near -> "; did you mean '" + near + "'?")
                .orElse("");
    }

    /**
     * Reads a whole number.
     *
     * @param text its decimal digits
     * @param least the smallest permitted
     * @param most the largest permitted
     * @return the number
     * @throws OptionException if the text is no number or the number is out of range
     */
    public static long wholeNumber(String text, long least, long most) throws OptionException {
        if (!DIGITS.matcher(text).matches()) {
            throw noWholeNumber(text, least, most);
        }
        try {
            long number = Long.parseLong(text);
            if (number >= least && number <= most) {
                return number;
            }
        } catch (NumberFormatException e) {
            throw noWholeNumber(text, least, most);
        }
        throw noWholeNumber(text, least, most);
    }

    private static OptionException noWholeNumber(String text, long least, long most) {
        return new OptionException("'" + text + "' is no whole number of " + least + " to " + most);
    }
}
