package org.ndktck.verify;

import java.util.OptionalInt;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.assertj.core.api.AbstractAssert;
import org.ndktck.catalog.ReadingId;
import org.ndktck.gate.Call;
import org.ndktck.memory.GuardedUlong;
import org.ndktck.report.model.Finding;
import org.ndktck.report.model.Note;

/**
 * An assertion over one recorded call; says what it expected and what it saw.
 *
 * @param <S> the assertion's own type
 * @param <C> the type of the call
 */
abstract class CallAssert<S extends CallAssert<S, C>, C extends Call> extends AbstractAssert<S, C> {

    private final Consumer<Note> notes;

    CallAssert(C call, Class<S> type, Consumer<Note> notes) {
        super(call, type);
        this.notes = notes;
    }

    C call() {
        return actual;
    }

    RequirementBroken forbidden(String expected, String observed) {
        return new RequirementBroken(actual, Finding.Kind.FORBIDDEN_SEEN, expected, observed);
    }

    RequirementBroken missing(String expected, String observed) {
        return new RequirementBroken(actual, Finding.Kind.REQUIRED_MISSING, expected, observed);
    }

    /**
     * Verifies anything about what the call brought.
     *
     * @param kept whether the requirement is kept
     * @param expected what the document permits
     * @param observed what was seen
     * @return this
     */
    public S holds(boolean kept, String expected, Supplier<String> observed) {
        if (!kept) {
            throw forbidden(expected, observed.get());
        }
        return myself;
    }

    /** Verifies that a store into a cell had the width of a ULONG. */
    S storedNothingAround(Object name, GuardedUlong cell) {
        OptionalInt damage = cell.damage();
        return holds(
                damage.isEmpty(),
                "stored the four bytes of " + name + " and no others",
                () -> "also stored a byte at offset " + damage.orElse(0) + " from it");
    }

    /**
     * Verifies that something came that the requirement demands; what did not come is waited for once
     * more before it is believed.
     *
     * @param came whether it came
     * @param expected what the document demands
     * @param observed what was seen
     * @return this
     */
    public S brought(boolean came, String expected, Supplier<String> observed) {
        if (!came) {
            throw missing(expected, observed.get());
        }
        return myself;
    }

    /**
     * Notes a tolerated answer.
     *
     * @param preferred whether the preferred answer was given
     * @param reading the reading that tolerates the other
     * @param otherwise what the other answer is, a sentence
     * @return this
     */
    public S preferably(boolean preferred, ReadingId reading, String otherwise) {
        if (!preferred) {
            notes.accept(Note.toleratedBy(reading, otherwise));
        }
        return myself;
    }

    /**
     * Notes what a SHOULD advises against.
     *
     * @param preferred whether the preferred answer was given
     * @param otherwise what the other answer is, a sentence
     * @return this
     */
    public S preferably(boolean preferred, String otherwise) {
        if (!preferred) {
            notes.accept(Note.againstAShould(otherwise));
        }
        return myself;
    }
}
