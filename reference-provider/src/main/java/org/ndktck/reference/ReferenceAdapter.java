package org.ndktck.reference;

import java.net.InetAddress;
import java.util.List;
import org.ndktck.api.NdkAdapter;
import org.ndktck.api.NdkAdapterInfo;

/**
 * The adapter: the parent of every other object (LIF-16), and what all of them share. Its maxima, its
 * addresses, the decisions, the dispatch tables, the fabric.
 */
final class ReferenceAdapter extends NdkAdapter {

    private final Opening opening;
    private final List<InetAddress> addresses;
    private final NdkAdapterInfo info;
    private final Lifetime lifetime;

    ReferenceAdapter(Opening opening, List<InetAddress> addresses) {
        super(opening.settings().version(), opening.tables().adapter());
        this.opening = opening;
        this.addresses = addresses;
        this.lifetime = new Lifetime(opening.lock());
        this.info = info(opening.settings());
    }

    private static NdkAdapterInfo info(Settings settings) {
        return NdkAdapterInfo.builder(settings.version())
                .maxInboundReadLimit(settings.maxima().inbound())
                .maxOutboundReadLimit(settings.maxima().outbound())
                .maxCallerData(settings.maxCallerData())
                .maxCalleeData(settings.maxCalleeData())
                .adapterFlags(NdkAdapterInfo.NDK_ADAPTER_FLAG_LOOPBACK_CONNECTIONS_SUPPORTED)
                .build();
    }

    Lifetime lifetime() {
        return lifetime;
    }

    ProviderLock lock() {
        return opening.lock();
    }

    Clock clock() {
        return opening.clock();
    }

    Resources resources() {
        return opening.resources();
    }

    Transport transport() {
        return opening.fabric();
    }

    DispatchTables tables() {
        return opening.tables();
    }

    Decisions decisions() {
        return opening.decisions();
    }

    List<InetAddress> addresses() {
        return addresses;
    }

    NdkAdapterInfo info() {
        return info;
    }

    ReadLimits maxima() {
        return opening.settings().maxima();
    }

    /** Requests of one listener that may be undecided at a time (AMB-44). */
    long backlog() {
        return opening.settings().backlog();
    }

    /** Whether a disconnect does not wait for the peer's consumer (AMB-07). */
    boolean answersDisconnects() {
        return opening.settings().answersDisconnects();
    }

    /** Turns what a message brought into what GetConnectionData hands out. */
    Received receive(ReadLimits limits, PrivateData sent) {
        return new Received(limits, opening.requiredSizes().pad(sent));
    }
}
