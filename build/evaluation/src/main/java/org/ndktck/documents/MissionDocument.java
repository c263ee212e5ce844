package org.ndktck.documents;

import java.util.Arrays;
import java.util.Locale;

/** The five mission documents, by the numbers they came with. Their text is not part of the project. */
enum MissionDocument {
    GET_CONNECTION_DATA_CAPTURE("000", "NDK_FN_GET_CONNECTION_DATA", Locale.ENGLISH, "text of a rendered page"),
    GET_CONNECTION_DATA_SOURCE("001", "NDK_FN_GET_CONNECTION_DATA", Locale.ENGLISH, "Markdown"),
    GET_CONNECTION_DATA_KOREAN("002", "NDK_FN_GET_CONNECTION_DATA", Locale.KOREAN, "text of a rendered page"),
    ACCEPT("003", "NDK_FN_ACCEPT", Locale.ENGLISH, "text of a rendered page"),
    CONNECT("004", "NDK_FN_CONNECT", Locale.ENGLISH, "text of a rendered page");

    private final String key;
    private final String page;
    private final Locale language;
    private final String form;

    MissionDocument(String key, String page, Locale language, String form) {
        this.key = key;
        this.page = page;
        this.language = language;
        this.form = form;
    }

    static MissionDocument of(String key) {
        return Arrays.stream(values())
                .filter(document -> document.key.equals(key))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException(key + " is none of the documents 000 to 004"));
    }

    /** Gives the number that its file name begins with. */
    String key() {
        return key;
    }

    /** Gives the page as the catalogue calls it. */
    String page() {
        return page;
    }

    boolean isEnglish() {
        return language.equals(Locale.ENGLISH);
    }

    boolean isMarkdown() {
        return form.equals("Markdown");
    }

    String title() {
        return page + ", " + language.getDisplayLanguage(Locale.ENGLISH) + ", " + form;
    }
}
