package org.ndktck.report.model;

import java.util.Optional;
import org.ndktck.catalog.Modality;
import org.ndktck.catalog.ReadingId;
import org.ndktck.catalog.RequirementId;

/**
 * A tolerated oddity.
 *
 * @param grounds why it is noted and not blamed
 * @param text what was seen, a sentence
 */
public record Note(Grounds grounds, String text) {

    /**
     * Notes what a reading tolerates.
     *
     * @param reading the reading
     * @param text what was seen, a sentence
     * @return the note
     */
    public static Note toleratedBy(ReadingId reading, String text) {
        return new Note(new Tolerated(reading), text);
    }

    /**
     * Notes what a SHOULD advises against.
     *
     * @param text what was seen, a sentence
     * @return the note
     */
    public static Note againstAShould(String text) {
        return new Note(new OnlyAShould(), text);
    }

    /**
     * Notes what may come of another requirement that is broken.
     *
     * @param broken the other requirement
     * @param text what was seen, a sentence
     * @return the note
     */
    public static Note besideABroken(RequirementId broken, String text) {
        return new Note(new BesideABroken(broken), text);
    }

    /** Why something is noted and not blamed. */
    public sealed interface Grounds {

        /**
         * Gives what people see behind the note.
         *
         * @return for example {@code AMB-02}, {@code SHOULD} or {@code GCD-07}
         */
        String text();

        /**
         * Finds the grounds of a text.
         *
         * @param text what {@link #text} gives
         * @return the grounds, or nothing if the text is neither an id of the catalogue nor SHOULD
         */
        static Optional<Grounds> find(String text) {
            if (text.equals(Modality.SHOULD.name())) {
                return Optional.of(new OnlyAShould());
            }
            Optional<Grounds> tolerated = ReadingId.find(text).map(Tolerated::new);
            return tolerated.or(() -> RequirementId.find(text).map(BesideABroken::new));
        }
    }

    /**
     * A reading tolerates it.
     *
     * @param reading the reading
     */
    public record Tolerated(ReadingId reading) implements Grounds {

        @Override
        public String text() {
            return reading.text();
        }
    }

    /** Nothing stronger than a SHOULD speaks against it. */
    public record OnlyAShould() implements Grounds {

        @Override
        public String text() {
            return Modality.SHOULD.name();
        }
    }

    /**
     * Another requirement is broken, and it may come of that.
     *
     * @param broken the other requirement
     */
    public record BesideABroken(RequirementId broken) implements Grounds {

        @Override
        public String text() {
            return broken.text();
        }
    }
}
