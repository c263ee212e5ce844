package org.ndktck.report.console;

import org.ndktck.report.text.Tone;

/** Colours lines that are already broken, or leaves them alone. */
enum AnsiColour {
    /** No escape sequences at all. */
    PLAIN,
    /** ANSI escape sequences. */
    ANSI;

    private static final String ESCAPE = "\u001B[";

    String bold(String text) {
        return code("1", text);
    }

    String tone(Tone tone, String text) {
        return code(
                switch (tone) {
                    case GOOD -> "1;32";
                    case BAD -> "1;31";
                    case DOUBTFUL -> "1;33";
                    case UNKNOWN -> "1;90";
                },
                text);
    }

    private String code(String code, String text) {
        return this == PLAIN ? text : ESCAPE + code + "m" + text + ESCAPE + "0m";
    }
}
