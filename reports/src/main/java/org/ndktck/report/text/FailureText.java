package org.ndktck.report.text;

import java.util.List;
import org.ndktck.catalog.Catalog;
import org.ndktck.catalog.Requirement;
import org.ndktck.report.model.CallLine;
import org.ndktck.report.model.Finding;
import org.ndktck.report.model.Row;
import org.ndktck.report.model.RunInfo;
import org.ndktck.report.model.Verdict;

/**
 * The one text of a failure, the same in the console, in JUnit XML, in Allure and in exceptions.
 *
 * <p>Always in this order: id and title; demanded, with source; expected; observed; calls; reproduce;
 * provider.
 */
public final class FailureText {

    private static final int FURTHER_FINDINGS = 3;

    private final Catalog catalog;
    private final int width;

    /**
     * Binds the text to the catalogue.
     *
     * @param catalog the requirements
     * @param width longest line, in characters; a command to copy may be longer
     */
    public FailureText(Catalog catalog, int width) {
        this.catalog = catalog;
        this.width = width;
    }

    /**
     * Writes the text.
     *
     * @param row what failed; without a finding the reason stands in for it
     * @param info what was run
     * @return lines that end in LF
     */
    public String of(Row row, RunInfo info) {
        Requirement requirement = catalog.requirement(row.id());
        LabelledText text = new LabelledText(width)
                .heading(row.id() + ": " + requirement.title())
                .field("Demanded", requirement.condition())
                .arrow(requirement.demand())
                .more(requirement.source());
        if (row.findings().isEmpty()) {
            text.field(
                    "Verdict",
                    row.verdict() + row.by().map(by -> " by " + by.text()).orElse(""));
            text.field("Reason", row.reason());
        } else {
            if (row.verdict() == Verdict.WAIVED) {
                text.field("Verdict", row.verdict() + ", " + row.reason());
            }
            finding(text, row.findings().get(0), info);
            further(text, row.findings().subList(1, row.findings().size()));
        }
        return text.field("Provider", provider(info)).text();
    }

    private static void finding(LabelledText text, Finding finding, RunInfo info) {
        text.field("Expected", LargeNumber.explained(finding.expected()))
                .field("Observed", LargeNumber.explained(finding.observed()));
        text.field("Calls", "on " + finding.scene());
        for (CallLine call : finding.calls()) {
            text.call(call.judged(), LargeNumber.explained(call.text()));
        }
        text.whole("Reproduce", ReplayCommand.of(finding, info));
        finding.repetition().ifPresent(replays -> text.more("(" + replays + " times in a fresh process)"));
        if (!finding.minimal()) {
            text.more("(perhaps not the simplest case: the search for a simpler one was cut short)");
        }
    }

    private static void further(LabelledText text, List<Finding> findings) {
        findings.stream()
                .limit(FURTHER_FINDINGS)
                .forEach(finding -> text.field("Also", finding.observed()).more("replay " + finding.token()));
        if (findings.size() > FURTHER_FINDINGS) {
            text.more("and " + (findings.size() - FURTHER_FINDINGS) + " more in compliance.json");
        }
    }

    private static String provider(RunInfo info) {
        return info.providerName() + " " + info.providerVersion() + ", " + info.providerVendor();
    }
}
