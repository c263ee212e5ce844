package org.ndktck.cli;

import org.ndktck.cli.option.ChoiceOption;

/** Reads the value of {@code --format}. */
final class FormatName extends ChoiceOption<OutputFormat> {

    FormatName() {
        super(OutputFormat.class);
    }
}
