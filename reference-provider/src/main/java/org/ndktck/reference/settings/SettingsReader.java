package org.ndktck.reference.settings;

import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.LongFunction;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.provider.AdapterOpenException;

/**
 * Reads settings one by one; a refusal names the key, the value and what is permitted. Remembers the
 * keys it was asked for: no others exist.
 */
final class SettingsReader {

    private final Map<String, String> given;
    private final Set<String> known = new TreeSet<>();

    SettingsReader(Map<String, String> given) {
        this.given = given;
    }

    <T> T choice(String key, String preset, Map<String, T> choices) throws AdapterOpenException {
        T chosen = choices.get(text(key, preset));
        if (chosen == null) {
            throw refusal(key, "one of " + listed(choices));
        }
        return chosen;
    }

    /** A choice that also offers a form with a number, such as {@code padded:64}. */
    <T> T choiceOrPrefixed(
            String key, String preset, Map<String, T> choices, String prefix, long highest, LongFunction<T> numbered)
            throws AdapterOpenException {
        String text = text(key, preset);
        T chosen = choices.get(text);
        if (chosen != null) {
            return chosen;
        }
        Long number = text.startsWith(prefix) ? whole(text.substring(prefix.length()), 0, highest) : null;
        if (number == null) {
            throw refusal(key, "one of " + listed(choices) + ", " + prefix + "N with N of 0.." + highest);
        }
        return numbered.apply(number);
    }

    long number(String key, long preset, long lowest, long highest) throws AdapterOpenException {
        Long number = whole(text(key, Long.toString(preset)), lowest, highest);
        if (number == null) {
            throw refusal(key, "a whole number of " + lowest + ".." + highest);
        }
        return number;
    }

    void refuseUnknownKeys() throws AdapterOpenException {
        for (String key : new TreeSet<>(given.keySet())) {
            if (!known.contains(key)) {
                throw new AdapterOpenException("the setting " + key + "=" + given.get(key)
                        + " is not known to the reference provider; it knows " + String.join(", ", known));
            }
        }
    }

    private String text(String key, String preset) {
        known.add(key);
        return given.getOrDefault(key, preset);
    }

    private static @Nullable Long whole(String text, long lowest, long highest) {
        try {
            long number = Long.parseLong(text);
            return number < lowest || number > highest ? null : number;
        } catch (NumberFormatException e) {
            return null;
        }
    }

    private static String listed(Map<String, ?> choices) {
        return String.join(", ", new TreeSet<>(choices.keySet()));
    }

    private AdapterOpenException refusal(String key, String permitted) {
        return new AdapterOpenException(
                "the setting " + key + "=" + given.get(key) + " is not permitted; " + key + " is " + permitted);
    }
}
