package org.ndktck.circumstance;

/** Whether the consumer has called the close of what the connection depends on. */
public enum AntecedentClose implements Circumstance {
    /** No. */
    OPEN(""),
    /** The listener's, once its request has come. */
    LISTENER_CLOSING("with the close of the listener pending"),
    /** Those of the protection domains, before the connect. */
    PD_CLOSING("with the closes of the protection domains pending");

    private final String words;

    AntecedentClose(String words) {
        this.words = words;
    }

    @Override
    public String words() {
        return words;
    }
}
