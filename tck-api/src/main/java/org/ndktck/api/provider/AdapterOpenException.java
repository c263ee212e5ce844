package org.ndktck.api.provider;

/** Says why adapters could not be opened; the message is one sentence for the user of the kit. */
public final class AdapterOpenException extends Exception {

    private static final long serialVersionUID = 1L;

    /**
     * Makes the exception.
     *
     * @param message what is wrong, where, and what to do
     */
    public AdapterOpenException(String message) {
        super(message);
    }

    /**
     * Makes the exception with the failure behind it.
     *
     * @param message what is wrong, where, and what to do
     * @param cause the failure behind it
     */
    public AdapterOpenException(String message, Throwable cause) {
        super(message, cause);
    }
}
