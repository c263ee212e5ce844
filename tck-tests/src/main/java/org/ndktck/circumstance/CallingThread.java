package org.ndktck.circumstance;

/** Which thread of the consumer calls. */
public enum CallingThread implements Circumstance {
    /** The one that drives the try. */
    DRIVER(""),
    /** Another one: what creates an object and what uses it run on two threads. */
    ANOTHER("with calls on a thread that created none of the objects");

    private final String words;

    CallingThread(String words) {
        this.words = words;
    }

    @Override
    public String words() {
        return words;
    }

    @Override
    public boolean isDear() {
        return !isOrdinary();
    }
}
