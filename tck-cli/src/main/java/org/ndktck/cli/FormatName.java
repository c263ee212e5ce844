package org.ndktck.cli;

import org.ndktck.cli.option.Choice;

/** Reads the value of {@code --format}. */
final class FormatName extends Choice<OutputFormat> {

    FormatName() {
        super(OutputFormat.class);
    }
}
