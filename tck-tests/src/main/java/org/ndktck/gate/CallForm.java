package org.ndktck.gate;

/**
 * Which form of accept or complete connect is called, and whether it is given a disconnect event
 * callback.
 *
 * @param ex whether the function of version 2.1 is called
 * @param registers whether a callback is given; NULL otherwise
 */
public record CallForm(boolean ex, boolean registers) {

    /** The function of every version, with a callback. */
    public static final CallForm PLAIN = new CallForm(false, true);
}
