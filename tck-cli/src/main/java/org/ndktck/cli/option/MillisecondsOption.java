package org.ndktck.cli.option;

import java.time.Duration;
import org.ndktck.engine.OptionText;

/** Reads milliseconds to wait. */
public final class MillisecondsOption extends OptionConverter<Duration> {

    /** Makes the converter. */
    public MillisecondsOption() {
        super(OptionText::patience);
    }
}
