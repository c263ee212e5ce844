package org.ndktck.report.json;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import org.ndktck.catalog.Catalog;
import org.ndktck.catalog.RequirementId;
import org.ndktck.report.model.Headline;
import org.ndktck.report.model.Musts;
import org.ndktck.report.model.Row;
import org.ndktck.report.model.RunResult;
import org.ndktck.report.model.Verdict;
import org.ndktck.report.text.LeftOut;
import org.ndktck.report.text.OfficialRun;

/**
 * The whole file.
 *
 * @param formatVersion raised when an old reader would misread the file
 * @param headline the verdict on the provider
 * @param verdict the same as one of few words
 * @param whole whether nothing was left out
 * @param exitCode the exit code of the run
 * @param leftOut what makes the run less than a whole one, a clause each
 * @param notOfficial why the run is not an official one, a clause each
 * @param run what was run
 * @param counts requirements per verdict, zeros included
 * @param musts how many MUSTs there are and how many were judged
 * @param waivers what became of each waiver
 * @param requirements one for every id of the catalogue, in its order
 */
record ComplianceDocument(
        int formatVersion,
        String headline,
        Headline.Kind verdict,
        boolean whole,
        int exitCode,
        List<String> leftOut,
        List<String> notOfficial,
        RunDocument run,
        Map<Verdict, Long> counts,
        Musts musts,
        List<WaiverDocument> waivers,
        List<RequirementDocument> requirements) {

    static final int FORMAT_VERSION = 1;

    static ComplianceDocument of(Catalog catalog, RunResult result) {
        return new ComplianceDocument(
                FORMAT_VERSION,
                result.headline().text(),
                result.headline().kind(),
                LeftOut.of(catalog, result).isEmpty(),
                result.headline().exitCode(),
                LeftOut.of(catalog, result),
                OfficialRun.whyNot(catalog, result),
                RunDocument.of(result.info()),
                result.counts(),
                Musts.of(catalog, result.rows()),
                result.waivers().stream().map(WaiverDocument::of).toList(),
                result.rows().stream()
                        .map(row -> RequirementDocument.of(catalog.requirement(row.id()), row))
                        .toList());
    }

    RunResult result() throws DamagedResultException {
        RequirementId[] ids = RequirementId.values();
        if (requirements.size() != ids.length) {
            throw new DamagedResultException(
                    "requirements has " + requirements.size() + " rows; the catalogue has " + ids.length);
        }
        List<Row> rows = new ArrayList<>();
        Iterator<RequirementDocument> documents = requirements.iterator();
        for (RequirementId id : ids) {
            rows.add(documents.next().row(id));
        }
        RunResult result = new RunResult(
                run.info(),
                new Headline(headline, exitCode),
                rows,
                waivers.stream().map(WaiverDocument::use).toList());
        if (!result.counts().equals(counts)) {
            throw new DamagedResultException("counts says " + counts + ", the requirements say " + result.counts());
        }
        return result;
    }
}
