package org.ndktck.report.directory;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.ndktck.report.json.JsonErrorText;
import org.ndktck.report.waiver.Waiver;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.dataformat.yaml.YAMLMapper;

/**
 * Reads {@code waivers.yaml}: the key {@code waivers} with a list, each with {@code id}, {@code reason}, {@code owner},
 * {@code reference} and {@code expires}, a date such as {@code 2027-01-31}. Its schema is {@code waivers.schema.json} beside
 * the one of the result.
 */
public final class WaiverFile {

    private static final YAMLMapper YAML = YAMLMapper.builder()
            .enable(
                    DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES,
                    DeserializationFeature.FAIL_ON_MISSING_CREATOR_PROPERTIES,
                    DeserializationFeature.FAIL_ON_NULL_CREATOR_PROPERTIES,
                    DeserializationFeature.FAIL_ON_READING_DUP_TREE_KEY)
            .build();

    private WaiverFile() {}

    /**
     * Reads the waivers of a file. Whether a requirement exists is not checked here: a waiver of an unknown one makes the
     * run undecided.
     *
     * @param file the file, UTF-8
     * @return its waivers, in its order
     * @throws ReportException if the file cannot be read, is no YAML, lacks a field or has one too many, or names a
     *     requirement twice
     */
    public static List<Waiver> read(Path file) throws ReportException {
        List<Waiver> waivers;
        try {
            waivers = YAML.readValue(Files.readString(file, StandardCharsets.UTF_8), Content.class)
                    .waivers();
        } catch (JacksonException e) {
            throw new ReportException(
                    "the waivers in " + file + " cannot be read: " + JsonErrorText.of(e)
                            + "; each needs id, reason, owner, reference and expires (a date such as 2027-01-31)",
                    e);
        } catch (IOException e) {
            throw new ReportException(
                    "the waivers in " + file + " cannot be read: " + FileErrorText.of(e) + "; name a file of waivers",
                    e);
        }
        Set<String> ids = new HashSet<>();
        for (Waiver waiver : waivers) {
            requireFilled(file, waiver);
            if (!ids.add(waiver.id())) {
                throw new ReportException(file + " has two waivers of " + waiver.id() + "; leave one of them");
            }
        }
        return waivers;
    }

    private static void requireFilled(Path file, Waiver waiver) throws ReportException {
        for (String text : List.of(waiver.id(), waiver.reason(), waiver.owner(), waiver.reference())) {
            if (text.isBlank()) {
                throw new ReportException("a field of the waiver of '" + waiver.id() + "' in " + file
                        + " is blank; say why, who answers for it and where it is discussed");
            }
        }
    }

    /**
     * The whole file.
     *
     * @param waivers its waivers
     */
    record Content(List<Waiver> waivers) {

        /** Copies the list. */
        Content {
            waivers = List.copyOf(waivers);
        }
    }
}
