package org.ndktck.cli.option;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.ndktck.cli.peer.PeerAddress;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads where a peer waits. */
public final class PeerPlace implements ITypeConverter<PeerAddress> {

    private static final Pattern FORM = Pattern.compile("(\\[[0-9a-fA-F:.%\\w]+]|[^\\s:\\[\\]]+):(\\d{1,5})");
    private static final int LAST_PORT = 65535;

    @Override
    public PeerAddress convert(String text) {
        Matcher matcher = FORM.matcher(text);
        if (matcher.matches() && Integer.parseInt(matcher.group(2)) <= LAST_PORT) {
            String host = matcher.group(1);
            boolean bracketed = host.startsWith("[");
            return new PeerAddress(
                    bracketed ? host.substring(1, host.length() - 1) : host, Integer.parseInt(matcher.group(2)));
        }
        throw new TypeConversionException(
                "'" + text + "' is no place of a peer; give HOST:PORT, such as 10.0.0.2:4711 or" + " [::1]:4711");
    }
}
