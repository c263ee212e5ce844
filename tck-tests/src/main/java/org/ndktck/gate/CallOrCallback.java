package org.ndktck.gate;

/** What a finding can be about: a call, or a callback that came unasked. */
public interface CallOrCallback {

    /** Position among the calls and callbacks of the try, from 1. */
    int number();

    /** The kit's name of the object it belongs to, for example {@code C1}. */
    String object();

    /** It as one line, without its number. */
    String line();
}
