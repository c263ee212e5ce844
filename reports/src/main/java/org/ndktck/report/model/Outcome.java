package org.ndktck.report.model;

/** What one try says about one requirement. */
public sealed interface Outcome {

    /** The requirement was exercised and kept. */
    record Kept() implements Outcome {}

    /**
     * The requirement was broken.
     *
     * @param finding what was expected and what was seen
     */
    record Broken(Finding finding) implements Outcome {}

    /**
     * The requirement was kept in a way that deserves a note.
     *
     * @param note what was seen and which reading tolerates it
     */
    record Tolerated(Note note) implements Outcome {}

    /**
     * The try did not get as far as this requirement.
     *
     * @param reason what was missing, a clause that is the same for every try with that cause
     */
    record Undecided(String reason) implements Outcome {}

    /**
     * Something other than the provider failed.
     *
     * @param culprit who
     * @param message what, one sentence
     */
    record Defective(Culprit culprit, String message) implements Outcome {}
}
