package org.ndktck.catalog;

import java.io.IOException;
import java.io.InputStream;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Properties;
import java.util.Set;

/** One resource of the catalogue: a properties file whose keys are {@code ID.field}. */
final class CatalogResource {

    static final String READINGS = "readings.properties";

    private final String name;
    private final Properties values = new Properties();

    private CatalogResource(String name) {
        this.name = name;
        try {
            values.load(new StringReader(new String(bytes(name), StandardCharsets.UTF_8)));
        } catch (IOException e) {
            throw unreadable(name, e);
        }
    }

    static CatalogResource ofSection(Section section) {
        return new CatalogResource(nameOf(section));
    }

    static CatalogResource readings() {
        return new CatalogResource(READINGS);
    }

    static String nameOf(Section section) {
        return section.name().toLowerCase(Locale.ROOT) + ".properties";
    }

    static byte[] bytes(String name) {
        try (InputStream stream = CatalogResource.class.getResourceAsStream(name)) {
            if (stream == null) {
                throw new IllegalStateException("the catalogue's resource " + name + " is missing from the jar");
            }
            return stream.readAllBytes();
        } catch (IOException e) {
            throw unreadable(name, e);
        }
    }

    private static UncheckedIOException unreadable(String name, IOException e) {
        return new UncheckedIOException("the catalogue's resource " + name + " cannot be read", e);
    }

    Requirement requirement(RequirementId id) {
        String row = id.text();
        return new Requirement(
                id,
                text(row, "title"),
                choice(Actor.class, row, "actor"),
                choice(Modality.class, row, "modality"),
                choice(Basis.class, row, "basis"),
                text(row, "page"),
                text(row, "section"),
                choice(TestClass.class, row, "test"),
                text(row, "condition"),
                text(row, "demand"),
                ids(row, "follows"),
                readingIds(row));
    }

    Reading reading(ReadingId id) {
        String row = id.text();
        return new Reading(
                id,
                text(row, "title"),
                text(row, "says"),
                text(row, "reading"),
                text(row, "changes"),
                choice(Treatment.class, row, "treatment"),
                text(row, "deviation"),
                List.copyOf(ids(row, "rows")));
    }

    private String text(String row, String field) {
        String value = values.getProperty(row + "." + field);
        if (value == null || value.isBlank()) {
            throw new IllegalStateException(name + " lacks " + row + "." + field);
        }
        return value.strip();
    }

    private <E extends Enum<E>> E choice(Class<E> type, String row, String field) {
        String value = text(row, field).toUpperCase(Locale.ROOT).replace('-', '_');
        return Arrays.stream(type.getEnumConstants())
                .filter(constant -> constant.name().equals(value))
                .findFirst()
                .orElseThrow(() -> new IllegalStateException(name + " has " + row + "." + field + "=" + value
                        + "; permitted are " + Arrays.toString(type.getEnumConstants())));
    }

    private List<String> list(String row, String field) {
        return Arrays.stream(values.getProperty(row + "." + field, "").split(",", -1))
                .map(String::strip)
                .filter(item -> !item.isEmpty())
                .toList();
    }

    private List<ReadingId> readingIds(String row) {
        return list(row, "readings").stream()
                .map(item -> ReadingId.find(item).orElseThrow(() -> noId(row, "readings", item)))
                .toList();
    }

    private Set<RequirementId> ids(String row, String field) {
        Set<RequirementId> ids = EnumSet.noneOf(RequirementId.class);
        for (String item : list(row, field)) {
            ids.add(RequirementId.find(item).orElseThrow(() -> noId(row, field, item)));
        }
        return ids;
    }

    private IllegalStateException noId(String row, String field, String item) {
        return new IllegalStateException(
                name + " has " + row + "." + field + "=" + item + ", which is no id of the catalogue");
    }
}
