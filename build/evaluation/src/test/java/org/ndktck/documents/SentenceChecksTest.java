package org.ndktck.documents;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.ndktck.catalog.Catalog;
import org.ndktck.catalog.RequirementId;

/** Each check of the table can fail: on a copy with one thing broken it names the row and what is wrong. */
class SentenceChecksTest {

    private static final Set<RequirementId> NONE = EnumSet.noneOf(RequirementId.class);
    private static final String OTHER_HASH = "0".repeat(64);

    private final SentenceChecks checks = new SentenceChecks(Catalog.load());
    private final SentenceCoverage coverage = new SentenceCoverage(Catalog.load());
    private List<SentenceRow> rows = List.of();

    @BeforeEach
    void load() throws IOException {
        rows = SentenceTable.load();
    }

    @Test
    void aMissingRowLeavesAGap() {
        assertThat(SentenceChecks.order(without(at("000 remarks 5"))))
                .containsExactly("000 remarks 6 should have the ordinal 5");
    }

    @Test
    void aRepeatedRowIsOutOfOrder() {
        List<SentenceRow> broken = new ArrayList<>(rows);
        broken.add(rows.indexOf(row("000 remarks 5")), row("000 remarks 5"));

        assertThat(SentenceChecks.order(broken)).containsExactly("000 remarks 5 should have the ordinal 6");
    }

    @Test
    void aSectionIsInOnePiece() {
        List<SentenceRow> broken = without(at("000 remarks 14"));
        broken.add(broken.indexOf(row("000 see-also 2")) + 1, row("000 remarks 14"));

        assertThat(SentenceChecks.order(broken))
                .containsExactly("000 remarks 14 is cut off from the rest of its section");
    }

    @Test
    void documentsAscend() {
        List<SentenceRow> broken = new ArrayList<>(rows);
        Collections.rotate(broken, 115);

        assertThat(SentenceChecks.order(broken)).containsExactly("000 head 1 comes after document 004");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '#',
            value = {
                "?#has neither the id of a requirement nor a reason",
                "AMB-61#has neither the id of a requirement nor a reason",
                "GCD-99#\"GCD-99\", which is no id",
                "GCD-07,AMB-99#\"AMB-99\", which is no id",
                "GCD-07,heading#\"heading\", which is no id of the catalogue and no reason that stands alone",
                "gcd-07#\"gcd-07\", which is no id",
                "somehow#\"somehow\", which is no id",
                "GCD-07,#\"\", which is no id",
                "GCD-07,GCD-07#names an id twice",
                "GCD-07,AMB-01#names AMB-01, which concerns none of its ids"
            })
    void aMeaningIsOfTheCatalogueOrAReason(String meaning, String complaint) {
        List<String> complaints = checks.meanings(changed("000 remarks 5", row -> meaning(row, meaning)));

        assertThat(complaints).anyMatch(text -> text.startsWith("000 remarks 5 ") && text.contains(complaint));
        assertThat(complaints).allMatch(text -> text.startsWith("000 remarks 5 "));
    }

    @Test
    void aRequirementWithoutASentenceIsNamed() {
        List<SentenceRow> broken = without(row -> row.requirements().contains(RequirementId.GCD_07));

        assertThat(coverage.reach(broken, NONE))
                .containsExactly("no sentence states GCD-07, NDK_FN_GET_CONNECTION_DATA, Remarks, paragraph 4");
        assertThat(coverage.reach(broken, EnumSet.of(RequirementId.GCD_07))).isEmpty();
    }

    @Test
    void everyExplicitMustOfThePagesIsLookedFor() {
        assertThat(coverage.reach(List.of(), NONE))
                .hasSize(70)
                .anyMatch(text -> text.startsWith("no sentence states ACC-13, "))
                .anyMatch(text -> text.startsWith("no sentence states CON-19, "));
    }

    @Test
    void anExcuseThatIsNotNeededIsNamed() {
        assertThat(coverage.reach(rows, EnumSet.of(RequirementId.GCD_07)))
                .containsExactly("GCD-07 is excused, but a sentence states it");
    }

    @Test
    void anIdThatRestsOnTheTranslationIsNamed() {
        List<SentenceRow> broken = without(row ->
                row.sentence().document().isEnglish() && row.requirements().contains(RequirementId.GCD_20));

        assertThat(SentenceCoverage.english(broken, EnumSet.of(RequirementId.GCD_21)))
                .containsExactly("002 remarks 3 has ids that no English sentence has: [GCD-20]");
        assertThat(SentenceCoverage.english(rows, NONE))
                .containsExactly("002 requirements 6 has ids that no English sentence has: [GCD-21]");
    }

    @Test
    void aSentenceThatMeansTwoThingsIsNamed() {
        assertThat(SentenceChecks.sameMeaning(changed("001 remarks 5", row -> meaning(row, "GCD-10"))))
                .containsExactly(
                        "001 remarks 5 is the same sentence as 000 remarks 5 but means [GCD-10], not [GCD-07]");
    }

    @Test
    void aChangedDocumentIsNoticed() {
        List<Sentence> documents = rows.stream().map(SentenceRow::sentence).toList();

        assertThat(SentenceChecks.compare(rows, documents)).isEmpty();
        assertThat(SentenceChecks.compare(changed("000 remarks 5", SentenceChecksTest::otherHash), documents))
                .containsExactly("000 remarks 5 has another hash in the table than in the document");
        assertThat(SentenceChecks.compare(without(at("000 remarks 14")), documents))
                .containsExactly("000 remarks 14 is in the document but not in the table");
        assertThat(SentenceChecks.compare(rows, documents.subList(1, documents.size())))
                .containsExactly("000 head 1 is in the table but not in the document");
    }

    @Test
    void aNewSentenceHasNoMeaningUntilSomebodyReadIt() {
        Sentence known = row("000 remarks 5").sentence();
        Sentence moved = new Sentence(known.document(), known.section(), 6, known.sha256());
        Sentence added = new Sentence(known.document(), known.section(), 5, OTHER_HASH);

        assertThat(SentenceTable.carriedOver(rows, List.of(added, moved)))
                .extracting(SentenceRow::meaning)
                .containsExactly(List.of("?"), row("000 remarks 5").meaning());
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "000 remarks 5", "000 remarks x 00 heading", "000 remarks 5 00 heading"})
    void aLineThatIsNoneIsRefused(String line) {
        assertThatThrownBy(() -> SentenceRow.parse(line))
                .hasMessageStartingWith("the line \"" + line + "\" is not: document, section, ordinal, SHA-256");
    }

    @Test
    void anUnknownDocumentIsRefused() {
        assertThatThrownBy(() -> SentenceRow.parse("005 remarks 5 " + OTHER_HASH + " heading"))
                .hasMessage("005 is none of the documents 000 to 004");
    }

    private SentenceRow row(String place) {
        return rows.stream().filter(at(place)).findFirst().orElseThrow();
    }

    private static Predicate<SentenceRow> at(String place) {
        return row -> row.place().equals(place);
    }

    private List<SentenceRow> without(Predicate<SentenceRow> kind) {
        List<SentenceRow> rest = new ArrayList<>(rows);
        rest.removeIf(kind);
        return rest;
    }

    private List<SentenceRow> changed(String place, UnaryOperator<SentenceRow> change) {
        return rows.stream()
                .map(row -> row.place().equals(place) ? change.apply(row) : row)
                .toList();
    }

    private static SentenceRow meaning(SentenceRow row, String meaning) {
        return new SentenceRow(row.sentence(), List.of(meaning.split(",", -1)));
    }

    private static SentenceRow otherHash(SentenceRow row) {
        Sentence sentence = row.sentence();
        return new SentenceRow(
                new Sentence(sentence.document(), sentence.section(), sentence.ordinal(), OTHER_HASH), row.meaning());
    }
}
