package org.ndktck.verify;

/** Something that another requirement must deliver is missing: the try judges nothing. */
public class PreconditionUnmet extends RuntimeException {

    private static final long serialVersionUID = 1L;

    /**
     * Makes the exception.
     *
     * @param reason what is missing, the same words for every try with that cause
     */
    public PreconditionUnmet(String reason) {
        super(reason, null, false, false);
    }
}
