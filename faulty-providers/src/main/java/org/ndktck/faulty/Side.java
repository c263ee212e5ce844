package org.ndktck.faulty;

/** The side of a connection that a connector is on. */
public enum Side {
    /** Created by the consumer, to connect. */
    ACTIVE,
    /** Handed to the consumer by a connect event. */
    PASSIVE
}
