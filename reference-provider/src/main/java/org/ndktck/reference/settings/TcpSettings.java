package org.ndktck.reference.settings;

import java.net.InetAddress;
import java.util.List;
import java.util.Map;
import org.ndktck.api.provider.AdapterOpenException;

/**
 * What the user may choose with {@code --set key=value} of the provider over TCP. Addresses are written as
 * numbers, with a comma between them.
 *
 * @param common what does not depend on the transport
 * @param addresses {@code addresses}: of this host, for all adapters; none to take free ones of the loopback
 *     interface
 * @param unreachableHosts {@code unreachable-hosts}: hosts that are not there, in networks that are
 * @param unreachableNetworks {@code unreachable-networks}: hosts that no route leads to
 * @param silentHosts {@code silent-hosts}: hosts that answer nothing
 */
public record TcpSettings(
        Settings common,
        List<InetAddress> addresses,
        List<InetAddress> unreachableHosts,
        List<InetAddress> unreachableNetworks,
        List<InetAddress> silentHosts) {

    /** Nobody connects to a group of hosts; a connect to one fails as if there were no route. */
    private static final String GROUPS = "224.0.0.1,ff02::1";

    /**
     * Reads the settings of an open request; what is not given has its default.
     *
     * @throws AdapterOpenException if a key is unknown or a value is not permitted
     */
    public static TcpSettings of(Map<String, String> given) throws AdapterOpenException {
        SettingsReader reader = new SettingsReader(given);
        TcpSettings settings = new TcpSettings(
                Settings.read(reader, Settings.Presets.OF_MPA),
                reader.addresses("addresses", ""),
                reader.addresses("unreachable-hosts", ""),
                reader.addresses("unreachable-networks", GROUPS),
                reader.addresses("silent-hosts", ""));
        reader.refuseUnknownKeys();
        return settings;
    }
}
