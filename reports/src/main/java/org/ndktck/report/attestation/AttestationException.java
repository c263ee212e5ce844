package org.ndktck.report.attestation;

/** A key is none, or a statement cannot be made; the message is a sentence that says what to do. */
public final class AttestationException extends Exception {

    private static final long serialVersionUID = 1;

    AttestationException(String message) {
        super(message);
    }

    AttestationException(String message, Throwable cause) {
        super(message, cause);
    }
}
