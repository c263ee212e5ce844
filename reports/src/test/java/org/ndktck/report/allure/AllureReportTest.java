package org.ndktck.report.allure;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.ndktck.catalog.RequirementId;
import org.ndktck.report.model.RunInfo;
import org.ndktck.report.model.RunResult;
import org.ndktck.report.sample.Records;
import org.ndktck.report.sample.Results;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class AllureReportTest {

    private final AllureReport allure = new AllureReport(Results.CATALOG);

    @Test
    void hasAResultForEveryRequirementThatWasTriedAndOneThatTheRunIsNotWhole() {
        assertThat(byId(Results.mixed()).keySet())
                .containsExactlyInAnyOrder(
                        "GCD-12", "GCD-19", "GEN-03", "GCD-07", "ACC-04", "GCD-02", "GCD-03", "ACC-21", "CLO-05",
                        "CON-12", "CON-13", "DIS-03", "REJ-02", "run");
        assertThat(byId(Results.empty())).containsOnlyKeys("run");
    }

    @Test
    void saysWhatAllureGroupsBy() {
        JsonNode result = result("GCD-07");

        assertThat(labels(result))
                .containsEntry("epic", "NDKPI")
                .containsEntry("feature", "GetConnectionData")
                .containsEntry("story", "GCD-07")
                .containsEntry("severity", "critical");
        assertThat(labels(result("ACC-21"))).containsEntry("severity", "normal");
    }

    @Test
    void translatesTheVerdict() {
        assertThat(result("GCD-12").path("status").asString()).isEqualTo("passed");
        assertThat(result("CLO-05").path("status").asString()).isEqualTo("passed");
        assertThat(result("GCD-07").path("status").asString()).isEqualTo("failed");
        assertThat(result("CON-12").path("status").asString()).isEqualTo("broken");
        assertThat(result("CON-12").path("statusDetails").path("flaky").asBoolean())
                .isTrue();
    }

    @Test
    void carriesTheFailureText() {
        assertThat(result("GCD-07").path("statusDetails").path("trace").asString())
                .contains("GCD-07: a NULL buffer", "  Reproduce  ndk-tck replay");
        assertThat(result("GCD-12").path("statusDetails").has("trace")).isFalse();
    }

    @Test
    void theCallsAreSteps() {
        JsonNode steps = result("GCD-07").path("steps");

        assertThat(steps.values()).hasSize(2);
        assertThat(steps.at("/0/name").asString()).startsWith("#1 C1.NdkGetConnectionData(");
        assertThat(steps.at("/0/status").asString()).isEqualTo("failed");
        assertThat(steps.at("/1/status").asString()).isEqualTo("passed");
        assertThat(result("GCD-12").has("steps")).isFalse();
    }

    @Test
    void leadsToThePagesOfTheFunctions() {
        assertThat(result("GCD-07").at("/links/0/url").asString())
                .isEqualTo("https://learn.microsoft.com/windows-hardware/drivers/ddi/ndkpi/"
                        + "nc-ndkpi-ndk_fn_get_connection_data");
    }

    /** Whatever did not pass is in one category, which its status and message decide. */
    @Test
    void everyVerdictHasItsCategory() {
        JsonNode categories = JsonMapper.shared()
                .readTree(Objects.requireNonNull(allure.write(Results.mixed()).get("categories.json")));
        Map<String, String> byCase = new TreeMap<>();
        byId(Results.mixed()).forEach((id, result) -> {
            List<String> names = categories.values().stream()
                    .filter(one -> one.path("matchedStatuses").values().contains(result.path("status")))
                    .filter(one -> result.at("/statusDetails/message")
                            .asString()
                            .matches(one.path("messageRegex").asString()))
                    .map(one -> one.path("name").asString())
                    .toList();
            boolean passed = result.path("status").asString().equals("passed");
            assertThat(names).as(id).hasSize(passed ? 0 : 1);
            names.forEach(name -> byCase.put(id, name));
        });

        assertThat(byCase)
                .containsEntry("GCD-07", "Violations")
                .containsEntry("CON-12", "Flaky: missing once, and there when tried again")
                .containsEntry("CON-13", "Not decided")
                .containsEntry("DIS-03", "Defects of the kit")
                .containsEntry("REJ-02", "Defects of the adapter code")
                .containsEntry("run", "Not a whole run");
    }

    @Test
    void triesSeedAndCaseStayOutOfTheHistory() {
        assertThat(result("GCD-07").path("parameters").values())
                .hasSize(3)
                .allSatisfy(parameter ->
                        assertThat(parameter.path("excluded").asBoolean()).isTrue());
    }

    @Test
    void beginsAndLastsAsTheRequirementDid() {
        JsonNode result = result("GCD-07");

        assertThat(result.path("start").asLong())
                .isEqualTo(Instant.parse(Records.STARTED).toEpochMilli());
        assertThat(result.path("stop").asLong() - result.path("start").asLong()).isEqualTo(1234);
    }

    @Test
    void whatNobodyDroveBeginsWithTheRun() {
        RunResult seen =
                Results.folded(Results.info("acme-ndk", Map.of()), Records.of(Records.inPassing(RequirementId.GCD_07)));

        assertThat(result(seen, "GCD-07").path("start").asLong())
                .isEqualTo(Instant.parse(seen.info().startedAt()).toEpochMilli());
    }

    @Test
    void theHistoryOutlivesVersionSeedAndTime() {
        RunResult first = Results.mixed();
        RunInfo info = first.info();
        RunResult second = new RunResult(
                new RunInfo(
                        info.kitVersion(),
                        info.providerName(),
                        info.providerVendor(),
                        "2.0",
                        info.settings(),
                        info.profile(),
                        5,
                        "42",
                        info.patienceMillis(),
                        info.selection(),
                        info.java(),
                        info.os(),
                        "2027-01-01T00:00:00Z",
                        1),
                first.headline(),
                first.rows());

        JsonNode before = result("GCD-07");
        JsonNode after = result(second, "GCD-07");

        assertThat(after.path("historyId")).isEqualTo(before.path("historyId"));
        assertThat(after.path("uuid")).isNotEqualTo(before.path("uuid"));
    }

    @Test
    void theEnvironmentSaysWhatWasJudged() {
        String environment = new String(
                Objects.requireNonNull(allure.write(Results.mixed()).get("environment.properties")),
                StandardCharsets.UTF_8);

        assertThat(environment)
                .contains("provider.sha256=" + "a1".repeat(32) + "  acme-ndk.jar\n")
                .contains("kit.sha256=" + "b2".repeat(32) + "  ndk-tck.jar\n")
                .contains("catalogue.sha256=" + "c3".repeat(32) + "\n")
                .contains("commit=" + "d4".repeat(20) + "\n")
                .contains("command=ndk-tck run --provider acme-ndk\n");
    }

    @Test
    void equalResultsGiveEqualFiles() {
        Map<String, byte[]> again = allure.write(Results.mixed());

        assertThat(allure.write(Results.mixed()))
                .containsOnlyKeys(again.keySet())
                .allSatisfy((name, content) -> assertThat(content).isEqualTo(again.get(name)));
    }

    private JsonNode result(String id) {
        return result(Results.mixed(), id);
    }

    private JsonNode result(RunResult result, String id) {
        return Objects.requireNonNull(byId(result).get(id), id);
    }

    private Map<String, JsonNode> byId(RunResult result) {
        List<JsonNode> nodes = allure.write(result).entrySet().stream()
                .filter(file -> file.getKey().endsWith("-result.json"))
                .map(file -> JsonMapper.shared().readTree(file.getValue()))
                .toList();
        return nodes.stream()
                .collect(Collectors.toMap(node -> node.path("testCaseId").asString(), node -> node));
    }

    private static Map<String, String> labels(JsonNode result) {
        return result.path("labels").values().stream()
                .collect(Collectors.toMap(
                        label -> label.path("name").asString(),
                        label -> label.path("value").asString()));
    }
}
