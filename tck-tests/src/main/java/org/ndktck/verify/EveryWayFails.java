package org.ndktck.verify;

/**
 * What the judged requirement demands of one way of doing something fails in every way: this try does not tell whose fault
 * that is. If no try of the property tells it, the requirement is broken unless another one is.
 */
public final class EveryWayFails extends PreconditionUnmet {

    private static final long serialVersionUID = 1L;

    private final RequirementBroken broken;

    /**
     * Makes the exception.
     *
     * @param reason what is wrong with the other way, the same words for every try with that cause
     * @param broken what is wrong with the judged way
     */
    public EveryWayFails(String reason, RequirementBroken broken) {
        super(reason);
        this.broken = broken;
    }

    /** What is wrong with the judged way. */
    public RequirementBroken broken() {
        return broken;
    }
}
