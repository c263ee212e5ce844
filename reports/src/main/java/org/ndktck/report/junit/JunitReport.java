package org.ndktck.report.junit;

import java.io.StringWriter;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import javax.xml.stream.XMLOutputFactory;
import javax.xml.stream.XMLStreamException;
import org.ndktck.catalog.Actor;
import org.ndktck.catalog.Catalog;
import org.ndktck.catalog.Section;
import org.ndktck.report.console.ConsoleReport;
import org.ndktck.report.model.Row;
import org.ndktck.report.model.RunInfo;
import org.ndktck.report.model.RunResult;
import org.ndktck.report.model.Verdict;
import org.ndktck.report.text.LeftOut;
import org.ndktck.report.text.OfficialRun;
import org.ndktck.report.text.Wording;

/**
 * Renders a result as JUnit XML: a suite for every section, a case for every requirement that binds
 * the provider.
 *
 * <p>A violation is a failure. What could not be decided is an error, because a gate must see it.
 * What was not tried is skipped, with the reason.
 */
public final class JunitReport {

    /** Name of the file in a report directory. */
    public static final String NAME = "junit.xml";

    /** Decimal places of a second. */
    private static final int MILLISECONDS = 3;

    private static final DateTimeFormatter SECOND = DateTimeFormatter.ofPattern("yyyy-MM-dd'T'HH:mm:ss", Locale.ROOT);

    private final Catalog catalog;
    private final ConsoleReport texts;

    /**
     * Binds the rendering to the catalogue.
     *
     * @param catalog the requirements
     */
    public JunitReport(Catalog catalog) {
        this.catalog = catalog;
        this.texts = new ConsoleReport(catalog, false);
    }

    /**
     * Renders a result.
     *
     * @param result the result
     * @return the file's content, UTF-8
     */
    public byte[] write(RunResult result) {
        StringWriter text = new StringWriter();
        try {
            write(new Xml(XMLOutputFactory.newDefaultFactory().createXMLStreamWriter(text)), result);
        } catch (XMLStreamException e) {
            throw new IllegalStateException("junit.xml cannot be rendered: " + e.getMessage(), e);
        }
        return text.toString().getBytes(StandardCharsets.UTF_8);
    }

    private void write(Xml xml, RunResult result) throws XMLStreamException {
        List<Row> all = result.rows().stream().filter(this::bindsProvider).toList();
        xml.startDocument();
        xml.start("testsuites")
                .attribute("name", "NDK conformance: " + result.info().providerName());
        List<String> leftOut = LeftOut.of(catalog, result);
        counts(xml, all, wholeness(leftOut));
        xml.attribute("time", seconds(all.stream()));
        wholeness(xml, result, leftOut);
        for (Section section : Section.values()) {
            List<Row> rows =
                    all.stream().filter(row -> row.id().section() == section).toList();
            if (!rows.isEmpty()) {
                suite(xml, section, rows, result);
            }
        }
        xml.end();
        xml.endDocument();
    }

    private boolean bindsProvider(Row row) {
        return catalog.requirement(row.id()).actor() == Actor.PROVIDER;
    }

    private void suite(Xml xml, Section section, List<Row> rows, RunResult result) throws XMLStreamException {
        xml.start("testsuite").attribute("name", section.title());
        counts(xml, rows, List.of());
        xml.attribute("time", seconds(rows.stream()));
        Optional<String> started = started(rows);
        if (started.isPresent()) {
            xml.attribute("timestamp", started.get());
        }
        properties(xml, result);
        for (Row row : rows) {
            testCase(xml, row, result.info());
        }
        xml.end();
    }

    /** A build server shows names of cases, not the headline: half a run must not look like a whole one there. */
    private void wholeness(Xml xml, RunResult result, List<String> leftOut) throws XMLStreamException {
        xml.start("testsuite").attribute("name", "The run");
        counts(xml, List.of(), wholeness(leftOut));
        xml.attribute("time", seconds(Stream.empty()));
        properties(xml, result);
        xml.start("testcase").attribute("name", LeftOut.CASE).attribute("classname", "ndkpi.run");
        xml.attribute("time", seconds(Stream.empty()));
        if (!leftOut.isEmpty()) {
            xml.start("skipped").attribute("message", LeftOut.BEGINNING + String.join("; ", leftOut));
            xml.end();
        }
        xml.end();
        xml.end();
    }

    /** The outcome of the one case that stands for no requirement. */
    private static List<CaseOutcome> wholeness(List<String> leftOut) {
        return List.of(leftOut.isEmpty() ? CaseOutcome.PASSED : CaseOutcome.SKIPPED);
    }

    private static void counts(Xml xml, List<Row> rows, List<CaseOutcome> besides) throws XMLStreamException {
        List<CaseOutcome> all = Stream.concat(rows.stream().map(row -> CaseOutcome.of(row.verdict())), besides.stream())
                .toList();
        xml.attribute("tests", Integer.toString(all.size()));
        for (CaseOutcome outcome : List.of(CaseOutcome.FAILED, CaseOutcome.ERRED, CaseOutcome.SKIPPED)) {
            long count = all.stream().filter(one -> one == outcome).count();
            xml.attribute(outcome.counter(), Long.toString(count));
        }
    }

    /** How long it took to judge some rows, in seconds to three places. */
    private static String seconds(Stream<Row> rows) {
        long millis = rows.mapToLong(row -> row.evidence().tookMillis()).sum();
        return BigDecimal.valueOf(millis, MILLISECONDS).toPlainString();
    }

    /** When the first of some rows was begun, where that is known: UTC, of which the schemas permit no mark. */
    private static Optional<String> started(List<Row> rows) {
        return rows.stream()
                .flatMap(row -> row.evidence().started().stream())
                .min(Comparator.naturalOrder())
                .map(first -> SECOND.format(first.atOffset(ZoneOffset.UTC)));
    }

    private void properties(Xml xml, RunResult result) throws XMLStreamException {
        RunInfo info = result.info();
        xml.start("properties");
        property(xml, "headline", result.headline().text());
        List<String> leftOut = LeftOut.of(catalog, result);
        if (!leftOut.isEmpty()) {
            property(xml, "leftOut", String.join("; ", leftOut));
        }
        property(xml, "official", OfficialRun.line(catalog, result));
        property(xml, "kit", info.kitVersion());
        property(xml, "provider", info.providerName() + " " + info.providerVersion());
        property(xml, "profile", info.profile());
        property(xml, "tries", Integer.toString(info.tries()));
        property(xml, "seed", info.seed());
        for (Map.Entry<String, String> known : info.provenance().byName().entrySet()) {
            property(xml, known.getKey(), known.getValue());
        }
        xml.end();
    }

    private static void property(Xml xml, String name, String value) throws XMLStreamException {
        xml.start("property").attribute("name", name).attribute("value", value).end();
    }

    private void testCase(Xml xml, Row row, RunInfo info) throws XMLStreamException {
        CaseOutcome outcome = CaseOutcome.of(row.verdict());
        xml.start("testcase");
        xml.attribute("name", row.id() + ": " + catalog.requirement(row.id()).title());
        xml.attribute("classname", "ndkpi." + row.id().section().name());
        xml.attribute("time", seconds(Stream.of(row)));
        if (outcome != CaseOutcome.PASSED) {
            xml.start(outcome.element());
            if (outcome != CaseOutcome.SKIPPED) {
                xml.attribute("type", row.verdict().name());
            }
            xml.attribute("message", Wording.message(row));
            if (outcome != CaseOutcome.SKIPPED) {
                xml.text("\n" + texts.failure(row, info));
            }
            xml.end();
        }
        remark(xml, row, info);
        xml.end();
    }

    /** What a passed or skipped case still has to say. */
    private void remark(Xml xml, Row row, RunInfo info) throws XMLStreamException {
        if (row.verdict() == Verdict.NOTED) {
            xml.start("system-out").text(Wording.message(row)).end();
        } else if (row.verdict() == Verdict.WAIVED) {
            xml.start("system-out").text("\n" + texts.failure(row, info)).end();
        }
    }
}
