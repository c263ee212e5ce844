package org.ndktck.cli.option;

import org.ndktck.engine.OptionText;

/** Reads a seed, zero or more. */
public final class Seed extends OptionConverter<Long> {

    /** Makes the converter. */
    public Seed() {
        super(OptionText::seed);
    }
}
