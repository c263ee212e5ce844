package org.ndktck.cli.option;

import org.ndktck.engine.OptionText;

/** Reads yes or no, where a flag is given one or is set beside the command line. */
public final class TruthOption extends OptionConverter<Boolean> {

    /** Makes the converter. */
    public TruthOption() {
        super(OptionText::truth);
    }
}
