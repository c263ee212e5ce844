package org.ndktck.report.journal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.ndktck.catalog.RequirementId.CON_12;
import static org.ndktck.catalog.RequirementId.GCD_07;
import static org.ndktck.catalog.RequirementId.GCD_12;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.ndktck.catalog.Catalog;
import org.ndktck.catalog.RequirementId;
import org.ndktck.report.model.FailOn;
import org.ndktck.report.model.RequirementCheck;
import org.ndktck.report.model.Row;
import org.ndktck.report.model.RowRecord;
import org.ndktck.report.model.RunInfo;
import org.ndktck.report.model.RunResult;
import org.ndktck.report.model.Shard;
import org.ndktck.report.model.Verdict;
import org.ndktck.report.provenance.HashedFile;
import org.ndktck.report.provenance.Provenance;
import org.ndktck.report.sample.Records;
import org.ndktck.report.sample.Results;
import org.ndktck.report.waiver.Waiver;

/** The parts of a run, put together. */
class ShardMergerTest {

    private static final RunInfo INFO = Results.mixed().info();
    private static final Map<RequirementId, RequirementCheck> MANIFEST = Map.of(
            GCD_07, RequirementCheck.by("a"), GCD_12, RequirementCheck.by("b"), CON_12, RequirementCheck.by("c"));

    private final ShardMerger merger = new ShardMerger();

    private static JournalEntry.Began began(int number, int of, RequirementId... selected) {
        return new JournalEntry.Began(
                INFO, List.of(selected), FailOn.VIOLATION, Optional.of(new Shard(number, of)), List.of());
    }

    private static List<JournalEntry> journal(JournalEntry.Began began, RowRecord... records) {
        List<JournalEntry> entries = new ArrayList<>();
        entries.add(began);
        for (RowRecord row : records) {
            entries.add(new JournalEntry.Started(1, row.id()));
            entries.add(new JournalEntry.Recorded(1, row));
        }
        entries.add(new JournalEntry.Ended(100, Optional.empty()));
        return entries;
    }

    private static RunResult result(List<JournalEntry> entries) {
        RunRecords known = new RunRecords(Catalog.load(), MANIFEST);
        entries.forEach(known::add);
        return known.result();
    }

    @Test
    void theWholeIsWhatOneRunWouldHaveSaid() throws ShardsException {
        merger.add("b", journal(began(2, 2, GCD_12), Records.kept(GCD_12)));
        merger.add("a", journal(began(1, 2, GCD_07, CON_12), Records.kept(GCD_07), Records.kept(CON_12)));

        RunResult whole = result(merger.merged());

        List<JournalEntry> asOne = journal(
                new JournalEntry.Began(INFO, List.of(GCD_07, GCD_12, CON_12), FailOn.VIOLATION),
                Records.kept(GCD_07),
                Records.kept(CON_12),
                Records.kept(GCD_12));
        assertThat(whole.rows()).isEqualTo(result(asOne).rows());
        assertThat(whole.headline()).isEqualTo(result(asOne).headline());
        assertThat(whole.info()).isEqualTo(INFO.lasting(200));
    }

    @Test
    void aShardSaysInItsOwnReportWhichOneItIs() {
        RunResult shard = result(journal(began(2, 2, GCD_12), Records.kept(GCD_12)));

        assertThat(shard.info().selection()).isEqualTo(INFO.selection() + "; shard 2 of 2");
        assertThat(shard.row(GCD_07).verdict()).isEqualTo(Verdict.NOT_JUDGED);
    }

    @Test
    void whatOneShardSawInPassingCountsForTheRequirementOfAnother() throws ShardsException {
        merger.add("a", journal(began(1, 2, GCD_07), Records.kept(GCD_07)));
        merger.add("b", journal(began(2, 2, GCD_12), Records.kept(GCD_12), Records.inPassing(GCD_07)));

        Row row = result(merger.merged()).row(GCD_07);
        assertThat(row.verdict()).isEqualTo(Verdict.VIOLATES);
        assertThat(row.evidence())
                .as("the first process of one shard is not the first of the other")
                .isEqualTo(Records.kept(GCD_07).evidence());
    }

    @Test
    void aShardThatEndedEarlyMakesTheWholeIncomplete() throws ShardsException {
        List<JournalEntry> early = List.of(
                began(1, 2, GCD_07), new JournalEntry.Ended(100, Optional.of("its time limit of 1 s was reached")));
        merger.add("a", early);
        merger.add("b", journal(began(2, 2, GCD_12), Records.kept(GCD_12)));

        RunResult whole = result(merger.merged());

        assertThat(whole.headline().text())
                .isEqualTo("UNDECIDED (incomplete: shard 1 of 2: its time limit of 1 s was reached)");
        assertThat(whole.row(GCD_07).verdict()).isEqualTo(Verdict.INCONCLUSIVE);
        assertThat(whole.row(GCD_12).verdict()).isEqualTo(Verdict.CONFORMS);
    }

    @Test
    void aShardThatWasCutOffMakesTheWholeIncomplete() throws ShardsException {
        merger.add("a", List.of(began(1, 2, GCD_07)));
        merger.add("b", journal(began(2, 2, GCD_12), Records.kept(GCD_12)));

        assertThat(result(merger.merged()).headline().text()).isEqualTo("UNDECIDED (incomplete: the run was cut off)");
    }

    @Test
    void machinesThatDifferAreNamed() throws ShardsException {
        merger.add("a", journal(began(1, 2, GCD_07)));
        merger.add("b", journal(with(info -> info.runOn("Java B", "Other OS", "2000-01-01T00:00:00Z"))));

        RunInfo whole = result(merger.merged()).info();

        assertThat(whole.java()).contains(INFO.java()).contains("Java B");
        assertThat(whole.startedAt()).isEqualTo("2000-01-01T00:00:00Z");
    }

    @Test
    void theCommandsOfAllShardsAreNamed() throws ShardsException {
        merger.add("b", journal(with(info -> info.knownBy(provenance("ndk-tck.jar", "ndk-tck run --shard 2/2")))));
        merger.add("a", journal(began(1, 2, GCD_07)));

        assertThat(result(merger.merged()).info().provenance())
                .isEqualTo(provenance("ndk-tck.jar", "ndk-tck run --provider acme-ndk; ndk-tck run --shard 2/2"));
    }

    @Test
    void shardsThatWereJudgedWithOtherFilesDoNotBelongTogether() throws ShardsException {
        merger.add("a", journal(began(1, 2, GCD_07)));

        assertThatThrownBy(() ->
                        merger.add("b", journal(with(info -> info.knownBy(provenance("rebuilt.jar", "ndk-tck"))))))
                .hasMessageContaining("the build of the kit is [" + "b2".repeat(32) + "  ndk-tck.jar] in a and ["
                        + "b2".repeat(32) + "  rebuilt.jar] in b; run all shards with the same files");
    }

    private static Provenance provenance(String kit, String command) {
        Provenance of = INFO.provenance();
        return new Provenance(
                of.provider(),
                List.of(new HashedFile(kit, of.kit().get(0).sha256())),
                of.catalogueSha256(),
                of.commit(),
                Optional.of(command));
    }

    @Test
    void missingShardsAreNamed() throws ShardsException {
        merger.add("b", journal(began(2, 4, GCD_12)));
        merger.add("a", journal(began(1, 4, GCD_07)));

        assertThatThrownBy(merger::merged)
                .isInstanceOf(ShardsException.class)
                .hasMessage("shards 3, 4 of 4 are missing; name the report directory of every shard");
    }

    @Test
    void aShardThatIsThereTwiceIsRefused() throws ShardsException {
        merger.add("a", journal(began(1, 2, GCD_07)));

        assertThatThrownBy(() -> merger.add("copy", journal(began(1, 2, GCD_07))))
                .isInstanceOf(ShardsException.class)
                .hasMessage("a and copy both hold shard 1 of 2; name each shard once");
    }

    @Test
    void theReportOfAWholeRunIsNoShard() {
        assertThatThrownBy(
                        () -> merger.add("a", journal(new JournalEntry.Began(INFO, List.of(GCD_07), FailOn.VIOLATION))))
                .isInstanceOf(ShardsException.class)
                .hasMessageStartingWith("a is the report of a whole run, not of a shard");
    }

    @Test
    void aJournalThatHadNotBegunIsNoShard() {
        assertThatThrownBy(() -> merger.add("a", List.of()))
                .isInstanceOf(ShardsException.class)
                .hasMessage("a had not begun to judge; run the shard again");
    }

    @Test
    void shardsWithOtherWaiversDoNotBelongTogetherAndEqualOnesStay() throws ShardsException {
        Waiver waiver = new Waiver("GCD-07", "known", "Kim", "NDK-12", LocalDate.of(2027, 1, 31));
        merger.add("a", journal(waived(1, GCD_07, waiver)));

        assertThatThrownBy(() -> merger.add("b", journal(began(2, 2, GCD_12))))
                .isInstanceOf(ShardsException.class)
                .hasMessageContaining("the list of waivers is [Waiver");

        merger.add("c", journal(waived(2, GCD_12, waiver)));
        assertThat(merger.merged().get(0))
                .isInstanceOfSatisfying(
                        JournalEntry.Began.class,
                        began -> assertThat(began.waivers()).containsExactly(waiver));
    }

    private static JournalEntry.Began waived(int number, RequirementId selected, Waiver waiver) {
        return new JournalEntry.Began(
                INFO, List.of(selected), FailOn.VIOLATION, Optional.of(new Shard(number, 2)), List.of(waiver));
    }

    @Test
    void shardsOfAnotherDivisionDoNotBelongTogether() throws ShardsException {
        merger.add("a", journal(began(1, 2, GCD_07)));

        assertThatThrownBy(() -> merger.add("b", journal(began(2, 3, GCD_12))))
                .isInstanceOf(ShardsException.class)
                .hasMessage("these shards are of different runs: the number of shards is 2 in a and 3 in b;"
                        + " run all shards with the same files and options");
    }

    @Test
    void whatMakesADifferentRunIsNamed() throws ShardsException {
        merger.add("a", journal(began(1, 2, GCD_07)));

        assertThatThrownBy(() -> merger.add("b", journal(with(info -> changed(info, "seed")))))
                .hasMessageContaining("the seed is " + INFO.seed() + " in a and other in b");
        assertThatThrownBy(() -> merger.add("b", journal(with(info -> changed(info, "provider")))))
                .hasMessageContaining("the provider is ");
        assertThatThrownBy(() -> merger.add("b", journal(with(info -> info.selecting("only GCD-07")))))
                .hasMessageContaining("the selection is ");
        assertThatThrownBy(() -> merger.add(
                        "b",
                        journal(new JournalEntry.Began(
                                INFO, List.of(GCD_12), FailOn.NOTED, Optional.of(new Shard(2, 2)), List.of()))))
                .hasMessageContaining("the value of --fail-on is ");
    }

    @Test
    void aRequirementThatTwoShardsJudgedComesFromDifferentBuilds() throws ShardsException {
        merger.add("a", journal(began(1, 2, GCD_07)));
        merger.add("b", journal(began(2, 2, GCD_07)));

        assertThatThrownBy(merger::merged)
                .isInstanceOf(ShardsException.class)
                .hasMessageStartingWith("GCD-07 was judged in a and in b");
    }

    private static JournalEntry.Began with(UnaryOperator<RunInfo> change) {
        return new JournalEntry.Began(
                change.apply(INFO), List.of(GCD_12), FailOn.VIOLATION, Optional.of(new Shard(2, 2)), List.of());
    }

    private static RunInfo changed(RunInfo info, String what) {
        return new RunInfo(
                info.kitVersion(),
                what.equals("provider") ? "other" : info.providerName(),
                info.providerVendor(),
                info.providerVersion(),
                info.settings(),
                info.profile(),
                info.tries(),
                info.profileTries(),
                what.equals("seed") ? "other" : info.seed(),
                info.patienceMillis(),
                info.selection(),
                info.java(),
                info.os(),
                info.startedAt(),
                info.durationMillis(),
                info.provenance());
    }
}
