package org.ndktck.documents;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.ndktck.catalog.Catalog;
import org.ndktck.catalog.RequirementId;

/** The table as it is: whole, in order, and with a meaning for every sentence. */
class SentenceTableTest {

    /** The requirements block with the IRQL is on the Korean page only; the English captures cut it off. */
    private static final Set<RequirementId> IRQL_OF_GET_CONNECTION_DATA = EnumSet.of(RequirementId.GCD_21);

    private final Catalog catalog = Catalog.load();
    private List<SentenceRow> rows = List.of();

    @BeforeEach
    void load() throws IOException {
        rows = SentenceTable.load();
    }

    /** Ordinals cannot tell that the end of a section is missing. */
    @ParameterizedTest
    @CsvSource({"000, 61", "001, 45", "002, 62", "003, 83", "004, 115"})
    void everyDocumentHasTheRowsThatWereCounted(String document, int count) {
        assertThat(rows)
                .filteredOn(row -> row.sentence().document() == MissionDocument.of(document))
                .hasSize(count);
    }

    @Test
    void theRowsAreInOrderWithoutAGap() {
        assertThat(SentenceChecks.order(rows)).isEmpty();
    }

    @Test
    void everyRowHasIdsOrAReason() {
        assertThat(new SentenceChecks(catalog).meanings(rows)).isEmpty();
    }

    @Test
    void theSameSentenceMeansTheSame() {
        assertThat(SentenceChecks.sameMeaning(rows)).isEmpty();
    }

    @Test
    void everyRequirementThatRestsOnThesePagesIsStatedByASentence() {
        assertThat(new SentenceCoverage(catalog).reach(rows, EnumSet.noneOf(RequirementId.class)))
                .isEmpty();
    }

    @Test
    void noRequirementRestsOnTheTranslationAlone() {
        assertThat(SentenceCoverage.english(rows, IRQL_OF_GET_CONNECTION_DATA)).isEmpty();
    }

    /** The page says so, and AMB-61 builds on it. */
    @Test
    void theTwoEnglishCapturesOfOnePageAgree() {
        List<String> captured = hashes(MissionDocument.GET_CONNECTION_DATA_CAPTURE);

        assertThat(captured).hasSize(44).isEqualTo(hashes(MissionDocument.GET_CONNECTION_DATA_SOURCE));
    }

    private List<String> hashes(MissionDocument document) {
        return rows.stream()
                .map(SentenceRow::sentence)
                .filter(sentence -> sentence.document() == document)
                .filter(sentence -> !Set.of("head", "syntax", "title").contains(sentence.section()))
                .map(Sentence::sha256)
                .toList();
    }

    @Test
    void theFileIsWrittenAsItIsRead() {
        assertThat(SentenceTable.FILE).hasContent(SentenceTable.content(rows));
    }
}
