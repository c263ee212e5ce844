package org.ndktck.report.model;

/**
 * Why a requirement was not tried.
 *
 * @param optional true if the documents make it optional and the provider declared it absent; false
 *     if the run left it out
 * @param reason what is absent or what left it out, a clause
 */
public record Absence(boolean optional, String reason) {

    /** Somebody chose others, or left it out. */
    public static final Absence NOT_SELECTED = new Absence(false, "not selected in this run");
}
