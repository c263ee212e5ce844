package org.ndktck.cli.option;

import java.time.Duration;
import org.ndktck.engine.JudgingOptions;
import picocli.CommandLine.ITypeConverter;

/** Reads milliseconds to wait, from one to a day; a longer wait is a slip of the finger. */
public final class Patience implements ITypeConverter<Duration> {

    @Override
    public Duration convert(String text) {
        return Duration.ofMillis(WholeNumber.parse(text, 1, JudgingOptions.LONGEST_PATIENCE.toMillis()));
    }
}
