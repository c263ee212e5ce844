package org.ndktck.report.json;

/** Says in one sentence why a text is not the result of a run. */
public final class DamagedResultException extends Exception {

    private static final long serialVersionUID = 1L;

    DamagedResultException(String message) {
        super(message);
    }
}
