package org.ndktck.cli.option;

import picocli.CommandLine.TypeConversionException;

/** A decimal number within a range. */
final class WholeNumber {

    private WholeNumber() {}

    /**
     * Reads a number.
     *
     * @param text its decimal digits
     * @param min the smallest permitted
     * @param max the largest permitted
     * @return the number
     * @throws TypeConversionException if the text is no number or the number is out of range
     */
    static long parse(String text, long min, long max) {
        try {
            long number = Long.parseLong(text);
            if (number >= min && number <= max) {
                return number;
            }
        } catch (NumberFormatException e) {
            throw refusal(text, min, max);
        }
        throw refusal(text, min, max);
    }

    private static TypeConversionException refusal(String text, long min, long max) {
        return new TypeConversionException("'" + text + "' is no whole number of " + min + " to " + max);
    }
}
