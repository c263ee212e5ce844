package org.ndktck.report.json;

import java.nio.charset.StandardCharsets;
import org.ndktck.catalog.Catalog;
import org.ndktck.report.model.RunResult;
import tools.jackson.core.JacksonException;
import tools.jackson.core.util.DefaultIndenter;
import tools.jackson.core.util.DefaultPrettyPrinter;
import tools.jackson.core.util.Separators;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.MapperFeature;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;

/**
 * Writes and reads {@code compliance.json}, the source of every other report.
 *
 * <p>Equal results give equal bytes: fields in a fixed order, maps sorted, LF, two spaces.
 */
public final class ComplianceFile {

    /** Name of the file in a report directory. */
    public static final String NAME = "compliance.json";

    private final Catalog catalog;
    private final JsonMapper json = mapper();

    /**
     * Binds the format to the catalogue.
     *
     * @param catalog the requirements, whose titles are written along
     */
    public ComplianceFile(Catalog catalog) {
        this.catalog = catalog;
    }

    /**
     * Writes a result.
     *
     * @param result the result
     * @return the file's content, UTF-8
     */
    public byte[] write(RunResult result) {
        String text = json.writeValueAsString(ComplianceDocument.of(catalog, result));
        return (text + "\n").getBytes(StandardCharsets.UTF_8);
    }

    /**
     * Reads a result back.
     *
     * @param content the file's content
     * @return a result equal to the one written
     * @throws DamagedResultException if the content is not what {@link #write} writes: not JSON, a
     *     field missing or unknown, another format version, other requirements than the catalogue's
     */
    public RunResult read(byte[] content) throws DamagedResultException {
        try {
            JsonNode tree = json.readTree(content);
            requireVersion(tree);
            // What is wrong with the file itself is said with its line.
            ComplianceDocument document = OlderFormat.filled(tree)
                    ? json.treeToValue(tree, ComplianceDocument.class)
                    : json.readValue(content, ComplianceDocument.class);
            return document.result();
        } catch (JacksonException e) {
            throw new DamagedResultException(JsonErrorText.of(e));
        }
    }

    private static void requireVersion(JsonNode tree) throws DamagedResultException {
        JsonNode version = tree.path("formatVersion");
        if (!version.isIntegralNumber()) {
            throw new DamagedResultException("formatVersion is "
                    + (version.isMissingNode() ? "missing" : version)
                    + "; this version of the kit reads " + ComplianceDocument.FORMAT_VERSION);
        }
        if (version.asLong() != ComplianceDocument.FORMAT_VERSION) {
            throw new OtherFormatException("formatVersion is " + version + "; this version of the kit reads "
                    + ComplianceDocument.FORMAT_VERSION);
        }
    }

    private static JsonMapper mapper() {
        DefaultIndenter indenter = new DefaultIndenter("  ", "\n");
        Separators separators = Separators.createDefaultInstance()
                .withObjectNameValueSpacing(Separators.Spacing.AFTER)
                .withObjectEmptySeparator("")
                .withArrayEmptySeparator("");
        return JsonMapper.builder()
                .defaultPrettyPrinter(new DefaultPrettyPrinter(separators)
                        .withObjectIndenter(indenter)
                        .withArrayIndenter(indenter))
                .enable(SerializationFeature.INDENT_OUTPUT, SerializationFeature.ORDER_MAP_ENTRIES_BY_KEYS)
                .disable(MapperFeature.SORT_PROPERTIES_ALPHABETICALLY)
                .enable(
                        DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES,
                        DeserializationFeature.FAIL_ON_MISSING_CREATOR_PROPERTIES,
                        DeserializationFeature.FAIL_ON_NULL_CREATOR_PROPERTIES,
                        DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
                .build();
    }
}
