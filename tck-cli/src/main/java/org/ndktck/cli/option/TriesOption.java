package org.ndktck.cli.option;

import org.ndktck.engine.OptionText;

/** Reads a number of tries, at least one. */
public final class TriesOption extends OptionConverter<Integer> {

    /** Makes the converter. */
    public TriesOption() {
        super(OptionText::tries);
    }
}
