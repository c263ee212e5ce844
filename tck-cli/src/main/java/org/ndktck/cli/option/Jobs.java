package org.ndktck.cli.option;

import org.ndktck.engine.OptionText;

/** Reads a number of processes. */
public final class Jobs extends OptionConverter<Integer> {

    private static final int MOST = 256;

    /** Makes the converter. */
    public Jobs() {
        super(text -> (int) OptionText.wholeNumber(text, 1, MOST));
    }
}
