package org.ndktck.documents;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.ndktck.catalog.ReadingId;
import org.ndktck.catalog.RequirementId;

/**
 * One line of the table: a sentence and what became of it.
 *
 * @param sentence the sentence
 * @param meaning ids of requirements and readings, or the key of a {@link WithoutIdReason}; as written, so
 *     that a check can complain about it
 */
record SentenceRow(Sentence sentence, List<String> meaning) {

    private static final int FIELDS = 5;

    SentenceRow {
        meaning = List.copyOf(meaning);
    }

    /** Reads a line like {@code 000 remarks 4 <64 hex digits> GCD-22,GCD-23}. */
    static SentenceRow parse(String line) {
        String[] fields = line.split(" ", -1);
        if (fields.length != FIELDS || !fields[2].matches("[0-9]{1,4}") || !fields[3].matches("[0-9a-f]{64}")) {
            throw new IllegalArgumentException("the line \"" + line + "\" is not: document, section, ordinal,"
                    + " SHA-256 in lower case, ids or reason, with one space between them");
        }
        Sentence sentence =
                new Sentence(MissionDocument.of(fields[0]), fields[1], Integer.parseInt(fields[2]), fields[3]);
        return new SentenceRow(sentence, Arrays.asList(fields[4].split(",", -1)));
    }

    String line() {
        return sentence.place() + " " + sentence.sha256() + " " + String.join(",", meaning);
    }

    String place() {
        return sentence.place();
    }

    /** Gives the requirements among the ids. */
    Set<RequirementId> requirements() {
        Set<RequirementId> ids = EnumSet.noneOf(RequirementId.class);
        meaning.forEach(word -> requirement(word).ifPresent(ids::add));
        return ids;
    }

    /** Finds the requirement of an id that is written as it should be. */
    static Optional<RequirementId> requirement(String word) {
        return RequirementId.find(word).filter(id -> id.text().equals(word));
    }

    /** Finds the reading that a word of the meaning names, written as in the catalogue. */
    static Optional<ReadingId> reading(String word) {
        return ReadingId.find(word).filter(id -> id.text().equals(word));
    }

    /** Gives the reason, if it is one. */
    Optional<WithoutIdReason> reason() {
        return meaning.size() == 1 ? WithoutIdReason.find(meaning.get(0)) : Optional.empty();
    }
}
