package org.ndktck.gate;

/**
 * The kit itself is wrong: it was about to make a call that the documents forbid a consumer to make,
 * or it lost its own state. Never the provider's fault.
 */
public final class KitDefect extends RuntimeException {

    private static final long serialVersionUID = 1L;

    /**
     * Makes the error.
     *
     * @param message what the kit did wrong
     */
    public KitDefect(String message) {
        super(message);
    }
}
