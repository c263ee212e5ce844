package org.ndktck.zoo;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.EnumMap;
import java.util.Map;
import java.util.Objects;
import java.util.Properties;
import org.ndktck.catalog.RequirementId;

/** Properties that no faulty provider of the zoo makes speak, each with the reason. */
final class Unkilled {

    private static final String RESOURCE = "unkilled.properties";

    private Unkilled() {}

    static Map<RequirementId, String> reasons() {
        Properties properties = new Properties();
        try (InputStream resource = Objects.requireNonNull(Unkilled.class.getResourceAsStream(RESOURCE), RESOURCE)) {
            properties.load(resource);
        } catch (IOException e) {
            throw new UncheckedIOException(RESOURCE + " cannot be read", e);
        }
        Map<RequirementId, String> reasons = new EnumMap<>(RequirementId.class);
        properties.forEach((id, reason) -> reasons.put(
                RequirementId.find(id.toString()).orElseThrow(() -> new IllegalStateException("no id: " + id)),
                reason.toString()));
        return reasons;
    }
}
