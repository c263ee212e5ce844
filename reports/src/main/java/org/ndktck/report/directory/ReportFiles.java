package org.ndktck.report.directory;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import org.ndktck.catalog.Catalog;
import org.ndktck.report.allure.AllureReport;
import org.ndktck.report.attestation.Attestation;
import org.ndktck.report.badge.Badge;
import org.ndktck.report.html.HtmlReport;
import org.ndktck.report.journal.Journal;
import org.ndktck.report.json.ComplianceFile;
import org.ndktck.report.junit.JunitReport;
import org.ndktck.report.markdown.SummaryReport;
import org.ndktck.report.model.RunResult;

/** The files of a report by name. */
final class ReportFiles {

    /** What is rendered. */
    static final Set<String> TOP_LEVEL = Set.of(
            ComplianceFile.NAME, HtmlReport.NAME, JunitReport.NAME, SummaryReport.NAME, Badge.NAME, AllureReport.NAME);

    /** What the run itself leaves there, and the signature on it. */
    static final Set<String> JOURNALS = Set.of(Journal.NAME, RunningReport.NAME, ProviderOutput.NAME, Attestation.NAME);

    private final ComplianceFile complianceFile;
    private final HtmlReport html;
    private final JunitReport junit;
    private final SummaryReport summary;
    private final AllureReport allure;
    private final Badge badge;

    ReportFiles(Catalog catalog) {
        complianceFile = new ComplianceFile(catalog);
        html = new HtmlReport(catalog);
        junit = new JunitReport(catalog);
        summary = new SummaryReport(catalog);
        allure = new AllureReport(catalog);
        badge = new Badge(catalog);
    }

    Map<String, byte[]> of(RunResult result) {
        Map<String, byte[]> files = new LinkedHashMap<>();
        files.put(ComplianceFile.NAME, complianceFile.write(result));
        files.put(HtmlReport.NAME, html.write(result));
        files.put(JunitReport.NAME, junit.write(result));
        files.put(SummaryReport.NAME, summary.write(result));
        files.put(Badge.NAME, badge.write(result));
        allure.write(result).forEach((name, content) -> files.put(AllureReport.NAME + "/" + name, content));
        return files;
    }
}
