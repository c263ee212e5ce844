package org.ndktck.report.json;

import org.ndktck.report.model.Headline;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** What files of earlier kits do not say, as this kit says that it is not known. */
public final class OlderFormat {

    private OlderFormat() {}

    /**
     * Adds what an earlier kit did not write.
     *
     * @param read a line of a journal, or a result; is changed
     * @return whether anything was added
     */
    public static boolean filled(JsonNode read) {
        boolean filled = false;
        if (read instanceof ObjectNode result && result.has("headline") && !result.has("verdict")) {
            result.put(
                    "verdict",
                    new Headline(result.path("headline").asString(), 0).kind().name());
            result.put("whole", result.path("leftOut").isEmpty());
            result.withObject("musts").put("untestable", 0);
            filled = true;
        }
        for (JsonNode evidence : read.findValues("evidence")) {
            if (evidence instanceof ObjectNode fields && !fields.has("startedAt")) {
                fields.put("startedAt", "");
                filled = true;
            }
        }
        return filled;
    }
}
