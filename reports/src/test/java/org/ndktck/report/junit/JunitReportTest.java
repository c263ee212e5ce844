package org.ndktck.report.junit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.ndktck.catalog.Actor;
import org.ndktck.catalog.RequirementId;
import org.ndktck.report.model.Headline;
import org.ndktck.report.model.Row;
import org.ndktck.report.model.RunResult;
import org.ndktck.report.model.Verdict;
import org.ndktck.report.sample.Records;
import org.ndktck.report.sample.Results;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

class JunitReportTest {

    private final JunitReport junit = new JunitReport(Results.CATALOG);

    @Test
    void hasACaseForEveryRequirementThatBindsTheProvider() throws Exception {
        long expected = Results.CATALOG.requirements().stream()
                .filter(requirement -> requirement.actor() == Actor.PROVIDER)
                .count();

        for (RunResult result : List.of(Results.complete(), Results.mixed())) {
            assertThat(elements(parse(result), "testcase"))
                    .as("with the one that says whether the run is whole")
                    .hasSize((int) expected + 1);
        }
    }

    @Test
    void countsWhatItHolds() throws Exception {
        Document document = parse(Results.mixed());
        Element root = document.getDocumentElement();

        assertThat(root.getAttribute("failures")).isEqualTo("4");
        assertThat(root.getAttribute("errors")).isEqualTo("4");
        for (String name : List.of("failure", "error", "skipped")) {
            String counter = name.equals("skipped") ? name : name + "s";
            assertThat(root.getAttribute(counter))
                    .isEqualTo(elements(document, name).size() + "");
            int sum = elements(document, "testsuite").stream()
                    .mapToInt(suite -> Integer.parseInt(suite.getAttribute(counter)))
                    .sum();
            assertThat(sum).as(counter).isEqualTo(elements(document, name).size());
        }
    }

    @Test
    void eachSuiteSaysWhatWasJudged() throws Exception {
        Document document = parse(Results.mixed());
        Map<String, String> known = elements(document, "property").stream()
                .collect(Collectors.toMap(
                        one -> one.getAttribute("name"), one -> one.getAttribute("value"), (one, other) -> one));

        assertThat(known)
                .containsEntry("provider.sha256", "a1".repeat(32) + "  acme-ndk.jar")
                .containsEntry("kit.sha256", "b2".repeat(32) + "  ndk-tck.jar")
                .containsEntry("catalogue.sha256", "c3".repeat(32))
                .containsEntry("commit", "d4".repeat(20))
                .containsEntry("command", "ndk-tck run --provider acme-ndk");
    }

    @Test
    void saysHowLongEachRequirementTook() throws Exception {
        Document document = parse(Results.mixed());
        List<BigDecimal> times = elements(document, "testcase").stream()
                .map(one -> new BigDecimal(one.getAttribute("time")))
                .toList();
        BigDecimal sum = times.stream().reduce(BigDecimal.ZERO, BigDecimal::add);

        assertThat(times).contains(new BigDecimal("1.234"), new BigDecimal("0.001"), new BigDecimal("0.000"));
        assertThat(new BigDecimal(document.getDocumentElement().getAttribute("time")))
                .isEqualTo(sum);
        assertThat(elements(document, "testsuite").stream()
                        .map(suite -> new BigDecimal(suite.getAttribute("time")))
                        .reduce(BigDecimal.ZERO, BigDecimal::add))
                .isEqualTo(sum);
    }

    @Test
    void eachSuiteBeganWithItsFirstRow() throws Exception {
        assertThat(elements(parse(Results.mixed()), "testsuite"))
                .filteredOn(suite -> suite.getAttribute("name").equals("GetConnectionData"))
                .extracting(suite -> suite.getAttribute("timestamp"))
                .containsExactly("2026-01-02T03:04:17");
        assertThat(elements(parse(Results.empty()), "testsuite"))
                .extracting(suite -> suite.getAttribute("timestamp"))
                .containsOnly("");
    }

    @Test
    void aViolationIsAFailureWithTheFullText() throws Exception {
        Element failure = child(parse(Results.mixed()), "GCD-07", "failure");

        assertThat(failure.getAttribute("message"))
                .isEqualTo("VIOLATES: returned STATUS_BUFFER_TOO_SMALL (0xC0000023)");
        assertThat(failure.getTextContent())
                .contains("GCD-07: a NULL buffer", "\n           > #1 C1.", "\n  Reproduce  ndk-tck replay GCD-07:p2");
    }

    @Test
    void whatAGateMustSeeIsAnError() throws Exception {
        Document document = parse(Results.mixed());

        assertThat(child(document, "CON-12", "error").getAttribute("type")).isEqualTo("FLAKY");
        assertThat(child(document, "CON-13", "error").getAttribute("type")).isEqualTo("INCONCLUSIVE");
        assertThat(child(document, "DIS-03", "error").getAttribute("message"))
                .isEqualTo("BROKEN by kit: the property threw ArithmeticException");
    }

    @Test
    void whatWasNotTriedIsSkippedWithTheReason() throws Exception {
        Document document = parse(Results.mixed());

        assertThat(child(document, "EX-01", "skipped").getAttribute("message"))
                .isEqualTo("NOT_SUPPORTED: the adapter is of version 2.0");
        assertThat(child(document, "GEN-09", "skipped").getAttribute("message")).isEqualTo("NOT_JUDGED: not selected");
    }

    @Test
    void aNotedRowPassesAndSaysSo() throws Exception {
        Element noted = testCase(parse(Results.mixed()), "CLO-05");

        assertThat(noted.getElementsByTagName("failure").getLength()).isZero();
        assertThat(noted.getElementsByTagName("system-out").item(0).getTextContent())
                .contains("NOTED: the limits were written", "AMB-02");
    }

    @Test
    void aWaivedViolationIsSkippedAndStillShown() throws Exception {
        RunResult result = Results.mixed();
        List<Row> rows = result.rows().stream().map(JunitReportTest::waived).toList();
        Document document = parse(new RunResult(result.info(), new Headline("CONFORMS WITH 1 WAIVER", 0), rows));

        assertThat(child(document, "GCD-07", "skipped").getAttribute("message")).isEqualTo("WAIVED: until 1.5");
        assertThat(child(document, "GCD-07", "system-out").getTextContent()).contains("Observed   returned STATUS_");
    }

    @Test
    void controlCharactersAndMarkupDoNotBreakTheFile() throws Exception {
        RunResult hostile = Results.folded(
                Results.info("a\u0000b\u001B]]><x attr=\"&\uFFFE\uD800", Map.of()),
                Records.of(Records.broken(RequirementId.GCD_07, Records.tooSmall(RequirementId.GCD_07))));

        assertThat(child(parse(hostile), "GCD-07", "failure").getTextContent())
                .contains("a\uFFFDb\uFFFD]]><x attr=\"&\uFFFD\uFFFD 1.4");
    }

    private static Row waived(Row row) {
        if (row.id() != RequirementId.GCD_07) {
            return row;
        }
        return new Row(
                row.id(),
                Verdict.WAIVED,
                row.by(),
                "until 1.5",
                row.checkedBy(),
                row.evidence(),
                row.notes(),
                row.findings());
    }

    private Document parse(RunResult result) throws Exception {
        return DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(new ByteArrayInputStream(junit.write(result)));
    }

    private static Element testCase(Document document, String id) {
        return elements(document, "testcase").stream()
                .filter(element -> element.getAttribute("name").startsWith(id + ": "))
                .findFirst()
                .orElseThrow();
    }

    private static Element child(Document document, String id, String name) {
        return (Element) testCase(document, id).getElementsByTagName(name).item(0);
    }

    private static List<Element> elements(Document document, String name) {
        NodeList nodes = document.getElementsByTagName(name);
        return IntStream.range(0, nodes.getLength())
                .mapToObj(i -> (Element) nodes.item(i))
                .toList();
    }
}
