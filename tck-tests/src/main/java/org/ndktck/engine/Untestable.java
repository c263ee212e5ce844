package org.ndktck.engine;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.EnumMap;
import java.util.Map;
import java.util.Objects;
import java.util.Properties;
import org.ndktck.catalog.RequirementId;

/** The requirements that no black-box test can decide, and the MAYs, which nothing can break, each with the reason. */
final class Untestable {

    private static final String RESOURCE = "untestable.properties";

    private Untestable() {}

    static Map<RequirementId, String> reasons() {
        Properties properties = new Properties();
        try (InputStream resource = Objects.requireNonNull(Untestable.class.getResourceAsStream(RESOURCE), RESOURCE)) {
            properties.load(new InputStreamReader(resource, StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(RESOURCE + " cannot be read", e);
        }
        Map<RequirementId, String> reasons = new EnumMap<>(RequirementId.class);
        properties.forEach((id, reason) -> reasons.put(
                RequirementId.find(id.toString())
                        .orElseThrow(() -> new IllegalStateException(RESOURCE + " names no requirement: " + id)),
                reason.toString()));
        return reasons;
    }
}
