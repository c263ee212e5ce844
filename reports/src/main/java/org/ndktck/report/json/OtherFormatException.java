package org.ndktck.report.json;

/** Says that another version of the kit has written a result, in another format. */
public final class OtherFormatException extends DamagedResultException {

    private static final long serialVersionUID = 1L;

    /**
     * Says which format.
     *
     * @param message what there is and what is read, a clause
     */
    public OtherFormatException(String message) {
        super(message);
    }
}
