package org.ndktck.report.directory;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Says field by field where one text of JSON differs from another. */
final class JsonDifference {

    private static final int LONGEST = 120;

    private final List<String> found = new ArrayList<>();

    private JsonDifference() {}

    /** A clause for each field; empty if both say the same in another form. */
    static List<String> of(String expected, String there) {
        JsonMapper json = new JsonMapper();
        try {
            JsonDifference difference = new JsonDifference();
            difference.compare("", json.readTree(expected), json.readTree(there));
            return List.copyOf(difference.found);
        } catch (JacksonException e) {
            return List.of("it is no JSON");
        }
    }

    private void compare(String path, JsonNode expected, JsonNode there) {
        if (expected.equals(there)) {
            return;
        }
        if (expected.isObject() && there.isObject()) {
            Set<String> names = new TreeSet<>(expected.propertyNames());
            names.addAll(there.propertyNames());
            names.forEach(
                    name -> compare(path.isEmpty() ? name : path + "." + name, expected.path(name), there.path(name)));
        } else if (expected.isArray() && there.isArray() && expected.size() == there.size()) {
            for (int at = 0; at < expected.size(); at++) {
                compare(path + "[" + label(expected.get(at), at) + "]", expected.get(at), there.get(at));
            }
        } else {
            found.add(path + " is " + text(there) + "; the journal gives " + text(expected));
        }
    }

    /** A row is known by its id. */
    private static String label(JsonNode element, int at) {
        return element.path("id").asString(Integer.toString(at));
    }

    private static String text(JsonNode value) {
        if (value.isMissingNode()) {
            return "missing";
        }
        String text = value.toString();
        return text.length() <= LONGEST ? text : text.substring(0, LONGEST) + "...";
    }
}
