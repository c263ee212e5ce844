package org.ndktck.engine;

/** Says that a text is no value of its option; the message names the text and what is permitted, but not the option. */
public final class OptionException extends Exception {

    private static final long serialVersionUID = 1L;

    OptionException(String message) {
        super(message);
    }
}
