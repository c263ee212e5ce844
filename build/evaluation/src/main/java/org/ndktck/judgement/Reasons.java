package org.ndktck.judgement;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.Objects;
import java.util.Properties;
import java.util.TreeMap;

/** Exceptions from a rule, each with the reason, in a resource file {@code what = why}. */
public final class Reasons {

    private Reasons() {}

    /**
     * Reads a file.
     *
     * @param owner the class that the file lies beside
     * @param resource its name
     * @return what is excepted, and why
     */
    public static Map<String, String> of(Class<?> owner, String resource) {
        Properties properties = new Properties();
        try (InputStream content = Objects.requireNonNull(owner.getResourceAsStream(resource), resource)) {
            properties.load(content);
        } catch (IOException e) {
            throw new UncheckedIOException(resource + " cannot be read", e);
        }
        Map<String, String> reasons = new TreeMap<>();
        properties.forEach((what, why) -> reasons.put(what.toString(), why.toString()));
        return reasons;
    }
}
