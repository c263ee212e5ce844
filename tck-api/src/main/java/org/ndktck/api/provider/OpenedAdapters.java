package org.ndktck.api.provider;

import java.net.InetAddress;
import java.util.List;
import java.util.Set;
import org.ndktck.api.NdkAdapter;

/**
 * One opened adapter that reaches itself, or two that reach each other.
 *
 * <p>Connect calls are made on the active adapter, listeners are created on the passive one. A
 * provider with one adapter that supports loopback gives only {@link #activeAdapter} and {@link
 * #activeAddresses}.
 */
public interface OpenedAdapters extends AutoCloseable {

    /**
     * Give the adapter the kit connects from.
     *
     * @return the adapter, the same for every call
     */
    NdkAdapter activeAdapter();

    /**
     * Give the adapter the kit listens on.
     *
     * @return the adapter, the same for every call; by default the active one
     */
    default NdkAdapter passiveAdapter() {
        return activeAdapter();
    }

    /**
     * Give the local addresses to connect from.
     *
     * @return concrete addresses assigned to the active adapter, IPv4, IPv6 or both; no wildcard. A
     *     family without an address is reported as not supported.
     */
    List<InetAddress> activeAddresses();

    /**
     * Give the local addresses to listen on, reachable from the active ones.
     *
     * @return concrete addresses assigned to the passive adapter; by default the active ones
     */
    default List<InetAddress> passiveAddresses() {
        return activeAddresses();
    }

    /**
     * Name what the provider can do beyond connection management.
     *
     * @return the facilities, by default none; rows that need one are reported as not judged
     */
    default Set<Facility> facilities() {
        return Set.of();
    }

    /**
     * Name the ports that are chosen from where the consumer asks for port 0. A provider that shares the ports of its host names
     * the range of the host: a port of it outside the documents' range is then noted and does not count against it (AMB-40).
     *
     * @return the range, by default that of the documents
     */
    default PortRange chosenPorts() {
        return PortRange.DYNAMIC;
    }

    /**
     * Offer controls over the provider's surroundings.
     *
     * @return the controls, by default none
     */
    default ProviderControls controls() {
        return ProviderControls.NONE;
    }

    /**
     * Close the adapters: the analogue of {@code CLOSE_NDK_ADAPTER_HANDLER}. Waits until every
     * callback of every object of the adapters has returned (LIF-14), and starts none afterwards. The
     * kit has called close on every object before; if one of those closes never completed, this call
     * does not wait for it.
     */
    @Override
    void close();
}
