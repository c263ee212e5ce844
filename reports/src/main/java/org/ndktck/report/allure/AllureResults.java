package org.ndktck.report.allure;

import io.qameta.allure.model.Label;
import io.qameta.allure.model.Link;
import io.qameta.allure.model.Parameter;
import io.qameta.allure.model.Stage;
import io.qameta.allure.model.Status;
import io.qameta.allure.model.StatusDetails;
import io.qameta.allure.model.StepResult;
import io.qameta.allure.model.TestResult;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.UUID;
import org.ndktck.catalog.Catalog;
import org.ndktck.catalog.Modality;
import org.ndktck.catalog.Requirement;
import org.ndktck.report.console.ConsoleReport;
import org.ndktck.report.model.Row;
import org.ndktck.report.model.RunInfo;
import org.ndktck.report.model.Verdict;
import org.ndktck.report.text.LeftOut;
import org.ndktck.report.text.Printable;
import org.ndktck.report.text.Wording;

/**
 * Makes an Allure result of a row.
 *
 * <p>Identities are computed from names, not drawn: the history of a requirement follows provider and
 * id alone, whatever seed and tries a run had.
 */
final class AllureResults {

    private static final String EPIC = "NDKPI";
    private static final String FUNCTION_PAGES =
            "https://learn.microsoft.com/windows-hardware/drivers/ddi/ndkpi/nc-ndkpi-";

    private final Catalog catalog;
    private final ConsoleReport texts;

    AllureResults(Catalog catalog) {
        this.catalog = catalog;
        this.texts = new ConsoleReport(catalog, false);
    }

    TestResult of(Row row, RunInfo info) {
        Requirement requirement = catalog.requirement(row.id());
        String history = EPIC + "/" + info.providerName() + "/" + row.id();
        TestResult result = new TestResult()
                .setUuid(unique(history, info))
                .setHistoryId(named(history))
                .setTestCaseId(row.id().text())
                .setTestCaseName(requirement.title())
                .setName(row.id() + ": " + requirement.title())
                .setFullName(EPIC + "." + row.id())
                .setTitlePath(List.of(EPIC, row.id().section().title()))
                .setDescription(description(requirement))
                .setStage(Stage.FINISHED)
                .setStatus(status(row.verdict()))
                .setStatusDetails(details(row, info))
                .setLabels(labels(requirement, row.verdict()))
                .setLinks(links(requirement))
                .setParameters(parameters(row, info))
                .setSteps(steps(row));
        return timed(
                result,
                row.evidence().started().or(info::started),
                row.evidence().tookMillis());
    }

    /** A result that is skipped where something was left out: half a run must not look like a whole one. */
    static TestResult wholeness(RunInfo info, List<String> leftOut) {
        String history = EPIC + "/" + info.providerName() + "/" + LeftOut.CASE;
        TestResult result = new TestResult()
                .setUuid(unique(history, info))
                .setHistoryId(named(history))
                .setTestCaseId("run")
                .setName(LeftOut.CASE)
                .setFullName(EPIC + ".run")
                .setTitlePath(List.of(EPIC))
                .setStage(Stage.FINISHED)
                .setStatus(leftOut.isEmpty() ? Status.PASSED : Status.SKIPPED)
                .setLabels(List.of(label("epic", EPIC), label("suite", "The run")));
        if (!leftOut.isEmpty()) {
            result.setStatusDetails(new StatusDetails().setMessage(LeftOut.BEGINNING + String.join("; ", leftOut)));
        }
        return timed(result, info.started(), 0);
    }

    private static String unique(String history, RunInfo info) {
        return named(history + "/" + info.providerVersion() + "/" + info.seed() + "/" + info.startedAt());
    }

    private static String named(String name) {
        return UUID.nameUUIDFromBytes(name.getBytes(StandardCharsets.UTF_8)).toString();
    }

    private static String description(Requirement requirement) {
        return Wording.when(requirement) + ": " + requirement.demand() + ".\n\n" + requirement.source();
    }

    private static Status status(Verdict verdict) {
        return switch (verdict) {
            case CONFORMS, NOTED -> Status.PASSED;
            case VIOLATES, WAIVED -> Status.FAILED;
            case FLAKY, INCONCLUSIVE, BROKEN -> Status.BROKEN;
            case NOT_SUPPORTED, NOT_JUDGED, NOT_APPLICABLE, UNTESTABLE -> Status.SKIPPED;
        };
    }

    private StatusDetails details(Row row, RunInfo info) {
        StatusDetails details = new StatusDetails()
                .setFlaky(row.verdict() == Verdict.FLAKY)
                .setMuted(row.verdict() == Verdict.WAIVED)
                .setKnown(row.verdict() == Verdict.WAIVED)
                .setMessage(Wording.message(row));
        if (status(row.verdict()) != Status.PASSED) {
            details.setTrace(texts.failure(row, info));
        }
        return details;
    }

    /** The calls of the minimal case; the one that it is about has the status of the row. */
    private static List<StepResult> steps(Row row) {
        return row.findings().stream()
                .limit(1)
                .flatMap(finding -> finding.calls().stream())
                .map(call -> new StepResult()
                        .setName(Printable.line(call.text()))
                        .setStage(Stage.FINISHED)
                        .setStatus(call.judged() ? status(row.verdict()) : Status.PASSED))
                .toList();
    }

    /** The pages of functions; others have no address that follows from their name. */
    private static List<Link> links(Requirement requirement) {
        return Arrays.stream(requirement.page().split("; ", -1))
                .filter(page -> page.startsWith("NDK_FN_"))
                .map(page ->
                        new Link().setName(page).setType("link").setUrl(FUNCTION_PAGES + page.toLowerCase(Locale.ROOT)))
                .toList();
    }

    private static List<Label> labels(Requirement requirement, Verdict verdict) {
        String section = requirement.id().section().title();
        return List.of(
                label("epic", EPIC),
                label("feature", section),
                label("story", requirement.id().text()),
                label("severity", severity(requirement.modality())),
                label("suite", section),
                label("framework", "NDK TCK"),
                label("tag", verdict.name()));
    }

    private static String severity(Modality modality) {
        return switch (modality) {
            case MUST -> "critical";
            case SHOULD -> "normal";
            case MAY -> "minor";
            case DEFINED -> "trivial";
        };
    }

    private static Label label(String name, String value) {
        return new Label().setName(name).setValue(value);
    }

    private static List<Parameter> parameters(Row row, RunInfo info) {
        String seed = row.evidence().seed();
        List<Parameter> parameters = new ArrayList<>();
        parameters.add(parameter("tries", Long.toString(row.evidence().judgedTries())));
        parameters.add(parameter("seed", seed.isEmpty() ? info.seed() : seed));
        row.findings().stream()
                .limit(1)
                .forEach(finding -> parameters.add(parameter("case", Printable.line(finding.token()))));
        return parameters;
    }

    private static Parameter parameter(String name, String value) {
        return new Parameter().setName(name).setValue(value).setExcluded(true);
    }

    /** What was not driven has the start of the run: without a start, reports cannot order runs. */
    private static TestResult timed(TestResult result, Optional<Instant> started, long tookMillis) {
        return started.map(Instant::toEpochMilli)
                .map(start -> result.setStart(start).setStop(start + tookMillis))
                .orElse(result);
    }
}
