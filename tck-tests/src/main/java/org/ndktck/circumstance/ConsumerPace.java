package org.ndktck.circumstance;

/** How long the consumers take. */
public enum ConsumerPace implements Circumstance {
    /** As short as they can. */
    AT_ONCE(""),
    /** A moment before each answer. */
    AFTER_A_WHILE("with consumers that take their time");

    private final String words;

    ConsumerPace(String words) {
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
