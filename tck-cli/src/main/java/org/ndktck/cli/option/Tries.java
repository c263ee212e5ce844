package org.ndktck.cli.option;

import org.ndktck.engine.OptionText;

/** Reads a number of tries, at least one. */
public final class Tries extends OptionConverter<Integer> {

    /** Makes the converter. */
    public Tries() {
        super(OptionText::tries);
    }
}
