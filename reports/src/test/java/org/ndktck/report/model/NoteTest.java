package org.ndktck.report.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.ndktck.catalog.ReadingId;
import org.ndktck.catalog.RequirementId;

/** Why something is noted and not blamed. */
class NoteTest {

    static Stream<Note> notes() {
        return Stream.of(
                Note.toleratedBy(ReadingId.AMB_02, "odd"),
                Note.againstAShould("odd"),
                Note.besideABroken(RequirementId.GCD_07, "odd"));
    }

    @Test
    void theGroundsAreAReadingAShouldOrABrokenRequirement() {
        assertThat(notes()).extracting(note -> note.grounds().text()).containsExactly("AMB-02", "SHOULD", "GCD-07");
    }

    @ParameterizedTest
    @MethodSource("notes")
    void theGroundsAreFoundByTheirText(Note note) {
        assertThat(Note.Grounds.find(note.grounds().text())).contains(note.grounds());
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "AMB-00", "AMB-99", "GCD-99", "MUST", "should"})
    void anythingElseIsNoGrounds(String text) {
        assertThat(Note.Grounds.find(text)).isEmpty();
    }
}
