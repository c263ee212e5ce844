package org.ndktck.report.directory;

/** Says in one sentence what is wrong with a report directory, where, and what to do. */
public final class ReportException extends Exception {

    private static final long serialVersionUID = 1L;

    /**
     * Says what is wrong.
     *
     * @param message what, where, and what to do
     */
    public ReportException(String message) {
        super(message);
    }

    ReportException(String message, Throwable cause) {
        super(message, cause);
    }
}
