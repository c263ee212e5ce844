package org.ndktck.report.model;

/**
 * A tolerated oddity.
 *
 * @param reading the reading that tolerates it, for example {@code AMB-02}, or the modality {@code
 *     SHOULD}
 * @param text what was seen, a sentence
 */
public record Note(String reading, String text) {}
