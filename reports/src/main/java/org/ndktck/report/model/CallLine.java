package org.ndktck.report.model;

/**
 * One line of a call sequence.
 *
 * @param judged whether this is the call that the finding is about
 * @param text the call or callback with arguments, effects and result, numbered
 */
public record CallLine(boolean judged, String text) {}
