package org.ndktck.zoo;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Objects;
import java.util.Properties;
import java.util.Set;

/** Members of the zoo whose verdict is not settled yet, each with the reason; the build does not run them. */
final class Unsettled {

    private static final String RESOURCE = "unsettled.properties";

    private Unsettled() {}

    static Set<String> names() {
        Properties properties = new Properties();
        try (InputStream resource = Objects.requireNonNull(Unsettled.class.getResourceAsStream(RESOURCE), RESOURCE)) {
            properties.load(resource);
        } catch (IOException e) {
            throw new UncheckedIOException(RESOURCE + " cannot be read", e);
        }
        return properties.stringPropertyNames();
    }
}
