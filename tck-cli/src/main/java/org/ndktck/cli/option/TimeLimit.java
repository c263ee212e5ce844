package org.ndktck.cli.option;

import java.time.Duration;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads a time limit: seconds, or a number with its unit. */
public final class TimeLimit implements ITypeConverter<Duration> {

    private static final Pattern FORM = Pattern.compile("([1-9]\\d{0,5})([smh]?)");

    @Override
    public Duration convert(String text) {
        Matcher matcher = FORM.matcher(text);
        if (!matcher.matches()) {
            throw new TypeConversionException(
                    "'" + text + "' is no time limit; give seconds, or a number with s, m or h, such as 90s or 30m");
        }
        long number = Long.parseLong(matcher.group(1));
        return switch (matcher.group(2)) {
            case "m" -> Duration.ofMinutes(number);
            case "h" -> Duration.ofHours(number);
            default -> Duration.ofSeconds(number);
        };
    }
}
