package org.ndktck.documents;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** Why a sentence of a mission document has no id. */
enum WithoutIdReason {
    HEADING("names the page, a section, a parameter, a status or a column of a table"),
    NAVIGATION("belongs to the site or points to another page or section"),
    PROTOTYPE("is a line of the prototype that gives names and types only"),
    DESCRIPTIVE("introduces what follows or says what kind of thing a parameter is"),
    PLATFORM("says with which versions, platforms and header files the function comes");

    private final String text;

    WithoutIdReason(String text) {
        this.text = text;
    }

    static Optional<WithoutIdReason> find(String key) {
        return Arrays.stream(values())
                .filter(reason -> reason.key().equals(key))
                .findFirst();
    }

    /** Gives the word that stands for it in the table. */
    String key() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Gives it as the predicate of a clause about the sentence. */
    String text() {
        return text;
    }
}
