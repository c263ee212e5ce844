package org.ndktck.report.journal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.ndktck.catalog.RequirementId.CON_12;
import static org.ndktck.catalog.RequirementId.GCD_07;
import static org.ndktck.catalog.RequirementId.GCD_12;
import static org.ndktck.catalog.RequirementId.GCD_15;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.ndktck.catalog.Catalog;
import org.ndktck.catalog.ReadingId;
import org.ndktck.report.json.DamagedResultException;
import org.ndktck.report.model.Absence;
import org.ndktck.report.model.Culprit;
import org.ndktck.report.model.FailOn;
import org.ndktck.report.model.Note;
import org.ndktck.report.model.Repetition;
import org.ndktck.report.model.RequirementCheck;
import org.ndktck.report.model.RowRecord;
import org.ndktck.report.model.Verdict;
import org.ndktck.report.sample.Records;
import org.ndktck.report.sample.Results;

class JournalTest {

    private static final JournalEntry BEGAN =
            new JournalEntry.Began(Results.mixed().info(), List.of(GCD_07, CON_12), FailOn.NOTED);

    private final RunRecords known = new RunRecords(Catalog.load(), Map.of(GCD_07, RequirementCheck.by("a")));

    static Stream<JournalEntry> entries() {
        return Stream.of(
                BEGAN,
                new JournalEntry.Started(3, GCD_07),
                new JournalEntry.Recorded(1, Records.kept(GCD_07)),
                new JournalEntry.Recorded(1, Records.noted(GCD_07, ReadingId.AMB_02, "odd")),
                new JournalEntry.Recorded(1, Records.noted(GCD_15, Note.againstAShould("odd"))),
                new JournalEntry.Recorded(1, Records.noted(GCD_15, Note.besideABroken(GCD_07, "odd"))),
                new JournalEntry.Recorded(2, Records.broken(GCD_07, Records.tooSmall(GCD_07))),
                new JournalEntry.Recorded(0, Records.flaky(CON_12)),
                new JournalEntry.Recorded(0, Records.defective(GCD_12, Culprit.ADAPTER, "<html>\n\"\u2028 broken")),
                new JournalEntry.Recorded(0, RowRecord.absent(GCD_07, new Absence(true, "no IPv6"))),
                new JournalEntry.Printed(1, Optional.of(GCD_07), "hello \u0007"),
                new JournalEntry.Printed(1, Optional.empty(), ""),
                new JournalEntry.Repeated(GCD_07, "GCD-07:simplest", new Repetition(2, 3)),
                new JournalEntry.Ended(12, Optional.empty()),
                new JournalEntry.Ended(12, Optional.of("the disk was full")));
    }

    @ParameterizedTest
    @MethodSource("entries")
    void anEntryIsOneLineAndComesBack(JournalEntry entry) throws DamagedResultException {
        String line = Journal.line(entry);

        assertThat(line).doesNotContain("\n").doesNotContain("\r");
        assertThat(Journal.entry(line)).isEqualTo(entry);
    }

    @Test
    void aWholeJournalIsRead() throws DamagedResultException {
        Journal.read(text(BEGAN, new JournalEntry.Recorded(0, Records.kept(GCD_07))))
                .forEach(known::add);

        assertThat(known.result().row(GCD_07).verdict()).isEqualTo(Verdict.CONFORMS);
    }

    @Test
    void aTornLastLineCountsForNothing() throws DamagedResultException {
        String whole = text(BEGAN, new JournalEntry.Recorded(0, Records.kept(GCD_07)));

        Journal.read(whole.substring(0, whole.length() - 1)).forEach(known::add);

        assertThat(known.result().row(GCD_07).verdict()).isEqualTo(Verdict.INCONCLUSIVE);
    }

    @Test
    void aLineOfAKitThatDidNotRecordStartsIsRead() throws DamagedResultException {
        String line = Journal.line(new JournalEntry.Recorded(1, Records.kept(GCD_07)));
        String older = line.replace("\"startedAt\":\"" + Records.STARTED + "\",", "");
        assertThat(older).isNotEqualTo(line);

        assertThat(Journal.line(Journal.entry(older))).isEqualTo(line.replace(Records.STARTED, ""));
    }

    @Test
    void aDamagedLineIsNamed() {
        String text = Journal.line(BEGAN) + "\nnonsense\n" + Journal.line(new JournalEntry.Started(0, GCD_07)) + "\n";

        assertThatThrownBy(() -> Journal.read(text))
                .isInstanceOf(DamagedResultException.class)
                .hasMessageStartingWith("line 2: a line of the journal is none");
    }

    @Test
    void aLineThatSaysNothingOrNamesNoRequirementIsRefused() {
        assertThatThrownBy(() -> Journal.entry("{}")).isInstanceOf(DamagedResultException.class);
        assertThatThrownBy(() -> Journal.entry(
                        Journal.line(new JournalEntry.Started(0, GCD_07)).replace("GCD-07", "GCD-99")))
                .isInstanceOf(DamagedResultException.class)
                .hasMessageContaining("GCD-99");
    }

    private static String text(JournalEntry... entries) {
        StringBuilder text = new StringBuilder();
        for (JournalEntry entry : entries) {
            text.append(Journal.line(entry)).append('\n');
        }
        return text.toString();
    }
}
