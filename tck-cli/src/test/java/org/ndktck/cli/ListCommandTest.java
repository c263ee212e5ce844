package org.ndktck.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.ndktck.catalog.Catalog;
import org.ndktck.catalog.Requirement;
import org.ndktck.catalog.Section;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.json.JsonMapper;

/** The list against the catalogue. */
class ListCommandTest {

    private final RecordingEngine engine = new RecordingEngine(Results.conforming());
    private final Catalog catalog = Catalog.load();

    @Test
    void theTableHasEverySectionAndEveryRequirementOnce() {
        List<String> lines = Invocation.of(engine, "list").out().lines().toList();

        for (Section section : Section.values()) {
            assertThat(lines).containsOnlyOnce(section.title());
        }
        for (Requirement row : catalog.requirements()) {
            assertThat(lines)
                    .filteredOn(line -> line.startsWith("  " + row.id().text() + " "))
                    .singleElement()
                    .asString()
                    .contains(row.modality().name())
                    .endsWith("  " + row.title());
        }
    }

    @Test
    void theTableSaysWhatBecomesOfARequirement() {
        String table = Invocation.of(engine, "list").out();

        assertThat(table)
                .containsPattern("GCD-07 +provider +MUST +checked ")
                .containsPattern("GCD-20 +provider +MUST +untestable ")
                .containsPattern("GCD-09 +provider +MUST +not yet ")
                .containsPattern("GCD-06 +consumer +MUST +- ")
                .endsWith(catalog.requirements().size() + " requirements; the kit checks 1 of "
                        + catalog.providerMusts() + " MUSTs that bind a provider\n");
    }

    @Test
    void jsonHasTheNamesThatScriptsRelyOn() {
        List<Map<String, Object>> entries = entries();

        assertThat(entries).hasSameSizeAs(catalog.requirements());
        assertThat(entries)
                .allSatisfy(entry -> assertThat(entry)
                        .containsOnlyKeys("id", "title", "actor", "modality", "checkedBy", "untestable"));
        assertThat(entries)
                .extracting(entry -> entry.get("id"))
                .isEqualTo(catalog.requirements().stream()
                        .map(row -> row.id().text())
                        .toList());
    }

    @Test
    void jsonSaysWhatBecomesOfARequirement() {
        assertThat(entry("GCD-07"))
                .containsEntry("actor", "PROVIDER")
                .containsEntry("modality", "MUST")
                .containsEntry("checkedBy", "SizeQueryProperties.nullBuffer")
                .containsEntry("untestable", null);
        assertThat(entry("GCD-20")).containsEntry("checkedBy", null).containsEntry("untestable", "nobody can see it");
    }

    private Map<String, Object> entry(String id) {
        return entries().stream()
                .filter(entry -> id.equals(entry.get("id")))
                .findFirst()
                .orElseThrow();
    }

    private List<Map<String, Object>> entries() {
        Invocation list = Invocation.of(engine, "list", "--format", "json");
        return JsonMapper.shared().readValue(list.out(), new TypeReference<>() {});
    }
}
