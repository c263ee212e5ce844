package org.ndktck.reference.settings;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.LongFunction;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.provider.AdapterOpenException;

/**
 * Reads settings one by one; a refusal names the key, the value and what is permitted. Remembers the
 * keys it was asked for: no others exist.
 */
final class SettingsReader {

    /** An IPv4 address of four numbers, or what has the colons of an IPv6 address. */
    private static final Pattern NUMBERS = Pattern.compile("\\d+(\\.\\d+){3}|[0-9A-Fa-f]*:[0-9A-Fa-f:.]*");

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

    /** Addresses as numbers, so that nobody is asked for the address of a name. */
    List<InetAddress> addresses(String key, String preset) throws AdapterOpenException {
        List<InetAddress> addresses = new ArrayList<>();
        for (String text : text(key, preset).split(",", -1)) {
            if (!text.isEmpty()) {
                addresses.add(address(key, text));
            }
        }
        return List.copyOf(addresses);
    }

    private InetAddress address(String key, String text) throws AdapterOpenException {
        try {
            if (NUMBERS.matcher(text).matches()) {
                return InetAddress.getByName(text);
            }
        } catch (UnknownHostException noAddress) {
            // refused below
        }
        throw refusal(key, "a list of addresses as numbers, such as 10.77.0.1,fd77::1");
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
