package org.ndktck.report.provenance;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Settings that no report shows. */
public final class Secrets {

    private static final List<String> MARKS = List.of("password", "secret", "token");
    private static final String MASK = "***";

    private Secrets() {}

    /**
     * Masks the value of a setting whose name says that it is secret.
     *
     * @param key name of the setting
     * @param value its value
     * @return the value, or three asterisks
     */
    public static String masked(String key, String value) {
        String name = key.toLowerCase(Locale.ROOT);
        return MARKS.stream().anyMatch(name::contains) ? MASK : value;
    }

    /**
     * Masks the secret ones among settings.
     *
     * @param settings the settings
     * @return the same names, in the same order
     */
    public static Map<String, String> masked(Map<String, String> settings) {
        Map<String, String> shown = new LinkedHashMap<>();
        settings.forEach((key, value) -> shown.put(key, masked(key, value)));
        return shown;
    }
}
