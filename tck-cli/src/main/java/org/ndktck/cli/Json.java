package org.ndktck.cli;

import tools.jackson.core.util.DefaultIndenter;
import tools.jackson.core.util.DefaultPrettyPrinter;
import tools.jackson.core.util.Separators;
import tools.jackson.databind.MapperFeature;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;

/** Prints values for scripts, in the shape of {@code compliance.json}. */
final class Json {

    private Json() {}

    /**
     * Prints a value.
     *
     * @param value records, lists, texts
     * @return its indented JSON with a line end
     */
    static String text(Object value) {
        DefaultIndenter lines = new DefaultIndenter("  ", "\n");
        Separators separators = Separators.createDefaultInstance()
                .withObjectNameValueSpacing(Separators.Spacing.AFTER)
                .withArrayEmptySeparator("")
                .withObjectEmptySeparator("");
        JsonMapper json = JsonMapper.builder()
                .defaultPrettyPrinter(new DefaultPrettyPrinter(separators)
                        .withObjectIndenter(lines)
                        .withArrayIndenter(lines))
                .enable(SerializationFeature.INDENT_OUTPUT)
                .disable(MapperFeature.SORT_PROPERTIES_ALPHABETICALLY)
                .build();
        return json.writeValueAsString(value) + "\n";
    }
}
