package org.ndktck.report.model;

import java.util.Locale;

/** Who is at fault for a row that is {@link Verdict#BROKEN}. */
public enum Culprit {
    /** The kit. */
    KIT,
    /** The vendor's code around the provider: opening, settings, controls. */
    ADAPTER;

    /**
     * Names the culprit within a sentence, and in {@code compliance.json}.
     *
     * @return {@code kit} or {@code adapter}
     */
    public String text() {
        return name().toLowerCase(Locale.ROOT);
    }
}
