package org.ndktck.report.sample;

import static org.ndktck.catalog.RequirementId.ACC_04;
import static org.ndktck.catalog.RequirementId.ACC_21;
import static org.ndktck.catalog.RequirementId.CLO_05;
import static org.ndktck.catalog.RequirementId.CON_12;
import static org.ndktck.catalog.RequirementId.CON_13;
import static org.ndktck.catalog.RequirementId.DIS_03;
import static org.ndktck.catalog.RequirementId.EX_01;
import static org.ndktck.catalog.RequirementId.GCD_02;
import static org.ndktck.catalog.RequirementId.GCD_03;
import static org.ndktck.catalog.RequirementId.GCD_07;
import static org.ndktck.catalog.RequirementId.GCD_12;
import static org.ndktck.catalog.RequirementId.GCD_19;
import static org.ndktck.catalog.RequirementId.GEN_03;
import static org.ndktck.catalog.RequirementId.GEN_09;
import static org.ndktck.catalog.RequirementId.IRQ_01;
import static org.ndktck.catalog.RequirementId.REJ_02;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.ndktck.catalog.Catalog;
import org.ndktck.catalog.ReadingId;
import org.ndktck.catalog.RequirementId;
import org.ndktck.report.model.Culprit;
import org.ndktck.report.model.FailOn;
import org.ndktck.report.model.Headlines;
import org.ndktck.report.model.RequirementCheck;
import org.ndktck.report.model.Row;
import org.ndktck.report.model.RowRecord;
import org.ndktck.report.model.RunInfo;
import org.ndktck.report.model.RunResult;
import org.ndktck.report.model.Verdicts;
import org.ndktck.report.provenance.HashedFile;
import org.ndktck.report.provenance.Provenance;

/** Whole results, folded from records as a run folds them. */
public final class Results {

    public static final Catalog CATALOG = Catalog.load();

    private Results() {}

    /** One of nearly everything that a report can show. */
    public static RunResult mixed() {
        return folded(
                info("acme-ndk", Map.of("device", "acme0", "path", "C:\\my ndk")),
                Records.of(
                        Records.kept(GCD_12),
                        Records.kept(GCD_19),
                        Records.kept(GEN_03),
                        Records.broken(GCD_07, Records.tooSmall(GCD_07), Records.missing(GCD_07)),
                        Records.broken(ACC_04, Records.missing(ACC_04)),
                        Records.broken(GCD_02, Records.tooSmall(GCD_02)),
                        Records.broken(GCD_03, Records.tooSmall(GCD_03)),
                        Records.broken(ACC_21, Records.tooSmall(ACC_21)),
                        Records.noted(
                                CLO_05, ReadingId.AMB_02, "the limits were written although the buffer was too small"),
                        Records.flaky(CON_12),
                        Records.undecided(CON_13, "NdkConnect never completes, see CON-12"),
                        Records.defective(DIS_03, Culprit.KIT, "the property threw ArithmeticException"),
                        Records.defective(REJ_02, Culprit.ADAPTER, "advancing the clock threw IOException"),
                        Records.absent(EX_01, true, "the adapter is of version 2.0"),
                        Records.absent(GEN_09, false, "not selected")));
    }

    /** A good result of a small run. */
    public static RunResult partial() {
        return folded(
                info("reference", Map.of()),
                Records.of(Records.kept(GCD_07), Records.kept(GCD_12), Records.kept(GCD_19)));
    }

    /** Every MUST judged and kept. */
    public static RunResult complete() {
        Map<RequirementId, RowRecord> records = new EnumMap<>(RequirementId.class);
        CATALOG.requirements().stream()
                .filter(requirement -> requirement.isProviderMust())
                .forEach(requirement -> records.put(requirement.id(), Records.kept(requirement.id())));
        return folded(info("reference", Map.of()), records);
    }

    public static RunResult empty() {
        return folded(info("reference", Map.of()), Map.of());
    }

    public static RunResult folded(RunInfo info, Map<RequirementId, RowRecord> records) {
        List<Row> rows = new Verdicts(CATALOG, manifest()).fold(records);
        return new RunResult(info, new Headlines(CATALOG).fold(rows, info, FailOn.VIOLATION), rows);
    }

    public static Map<RequirementId, RequirementCheck> manifest() {
        return Map.of(
                GCD_07,
                RequirementCheck.by("LengthQueryProperties.nullBufferOfZeroLengthSucceedsAndStoresTheRequiredSize"),
                CON_12,
                RequirementCheck.by("ConnectProperties.connectCompletes"),
                IRQ_01,
                RequirementCheck.untestable("Java has no IRQL"));
    }

    public static Provenance provenance() {
        return new Provenance(
                List.of(new HashedFile("acme-ndk.jar", "a1".repeat(32))),
                List.of(new HashedFile("ndk-tck.jar", "b2".repeat(32))),
                Optional.of("c3".repeat(32)),
                Optional.of("d4".repeat(20)),
                Optional.of("ndk-tck run --provider acme-ndk"));
    }

    public static RunInfo info(String provider, Map<String, String> settings) {
        return new RunInfo(
                "0.1.0",
                provider,
                "Acme Networks",
                "1.4",
                settings,
                "standard",
                1000,
                1000,
                Records.SEED,
                5000,
                "all",
                "Eclipse Adoptium 17.0.15",
                "Linux 6.1 amd64",
                "2026-01-02T03:04:05Z",
                192_000,
                provenance());
    }
}
