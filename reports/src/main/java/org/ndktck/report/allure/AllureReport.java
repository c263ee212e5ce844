package org.ndktck.report.allure;

import com.fasterxml.jackson.annotation.JsonInclude;
import io.qameta.allure.model.TestResult;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.ndktck.catalog.Actor;
import org.ndktck.catalog.Catalog;
import org.ndktck.report.model.Row;
import org.ndktck.report.model.RunInfo;
import org.ndktck.report.model.RunResult;
import org.ndktck.report.model.Verdict;
import org.ndktck.report.text.LeftOut;
import org.ndktck.report.text.OfficialRun;
import org.ndktck.report.text.Printable;
import tools.jackson.databind.MapperFeature;
import tools.jackson.databind.cfg.EnumFeature;
import tools.jackson.databind.json.JsonMapper;

/**
 * Renders a result as Allure results: one for every requirement that binds the provider and was
 * tried.
 */
public final class AllureReport {

    /** Name of the directory within a report directory. */
    public static final String NAME = "allure-results";

    private static final Set<Verdict> TRIED = Set.of(
            Verdict.CONFORMS,
            Verdict.NOTED,
            Verdict.VIOLATES,
            Verdict.WAIVED,
            Verdict.FLAKY,
            Verdict.INCONCLUSIVE,
            Verdict.BROKEN);

    private final Catalog catalog;
    private final AllureResults results;
    private final JsonMapper json = JsonMapper.builder()
            .changeDefaultPropertyInclusion(include -> include.withValueInclusion(JsonInclude.Include.NON_EMPTY))
            .enable(EnumFeature.WRITE_ENUMS_TO_LOWERCASE)
            .enable(MapperFeature.SORT_PROPERTIES_ALPHABETICALLY)
            .build();

    /**
     * Binds the rendering to the catalogue.
     *
     * @param catalog the requirements
     */
    public AllureReport(Catalog catalog) {
        this.catalog = catalog;
        this.results = new AllureResults(catalog);
    }

    /**
     * Renders a result.
     *
     * @param result the result
     * @return the files' contents by name
     */
    public Map<String, byte[]> write(RunResult result) {
        Map<String, byte[]> files = new LinkedHashMap<>();
        for (Row row : result.rows()) {
            if (tried(row)) {
                TestResult allure = results.of(row, result.info());
                files.put(allure.getUuid() + "-result.json", bytes(json.writeValueAsString(allure)));
            }
        }
        List<String> leftOut = LeftOut.of(catalog, result);
        TestResult wholeness = AllureResults.wholeness(result.info(), leftOut);
        files.put(wholeness.getUuid() + "-result.json", bytes(json.writeValueAsString(wholeness)));
        files.put("environment.properties", bytes(environment(result, leftOut)));
        files.put("categories.json", bytes(json.writeValueAsString(Category.OF_VERDICTS)));
        return files;
    }

    private boolean tried(Row row) {
        return TRIED.contains(row.verdict()) && catalog.requirement(row.id()).actor() == Actor.PROVIDER;
    }

    private String environment(RunResult result, List<String> leftOut) {
        RunInfo info = result.info();
        return "headline=" + value(result.headline().text())
                + (leftOut.isEmpty() ? "" : "leftOut=" + value(String.join("; ", leftOut)))
                + "official=" + value(OfficialRun.line(catalog, result))
                + "kit=" + value(info.kitVersion())
                + "provider=" + value(info.providerName() + " " + info.providerVersion())
                + "profile=" + value(info.profile())
                + "seed=" + value(info.seed())
                + "java=" + value(info.java())
                + "os=" + value(info.os())
                + info.provenance().byName().entrySet().stream()
                        .map(known -> known.getKey() + "=" + value(known.getValue()))
                        .collect(Collectors.joining());
    }

    private static String value(String text) {
        return Printable.line(text).replace("\\", "\\\\") + "\n";
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }
}
