package org.ndktck.engine;

/** Says why a run could not begin; the message is one sentence for the user. */
public final class RunException extends Exception {

    private static final long serialVersionUID = 1L;

    /**
     * Makes the exception.
     *
     * @param message what is wrong, where, and what to do
     */
    public RunException(String message) {
        super(message);
    }

    /**
     * Makes the exception with the failure behind it.
     *
     * @param message what is wrong, where, and what to do
     * @param cause the failure behind it
     */
    public RunException(String message, Throwable cause) {
        super(message, cause);
    }
}
