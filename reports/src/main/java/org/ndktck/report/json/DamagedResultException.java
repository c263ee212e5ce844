package org.ndktck.report.json;

/** Says in one sentence why a text is not the result of a run. */
public class DamagedResultException extends Exception {

    private static final long serialVersionUID = 1L;

    /**
     * Says what is wrong.
     *
     * @param message what and where, a clause
     */
    public DamagedResultException(String message) {
        super(message);
    }
}
