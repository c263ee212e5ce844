package org.ndktck.report.model;

/**
 * The verdict on the provider.
 *
 * @param text the line people read, for example {@code DOES NOT CONFORM}
 * @param exitCode the process exit code: 0 conforms, 1 does not conform, 2 undecided, 3 not run, 4
 *     defect of the kit
 */
public record Headline(String text, int exitCode) {}
