package org.ndktck.cli.option;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.ndktck.report.model.Shard;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads which part of a run is meant. */
public final class ShardName implements ITypeConverter<Shard> {

    private static final Pattern FORM = Pattern.compile("([1-9]\\d{0,2})/([1-9]\\d{0,2})");

    @Override
    public Shard convert(String text) {
        Matcher matcher = FORM.matcher(text);
        if (matcher.matches()) {
            int number = Integer.parseInt(matcher.group(1));
            int of = Integer.parseInt(matcher.group(2));
            if (number <= of && of <= Shard.MOST) {
                return new Shard(number, of);
            }
        }
        throw new TypeConversionException("'" + text + "' is no shard; give its number and how many there are, such as"
                + " 1/4 for the first of four, at most " + Shard.MOST);
    }
}
