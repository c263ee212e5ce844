package org.ndktck.reference;

import java.net.InetAddress;
import java.util.List;
import org.ndktck.api.NdkAdapterInfo;
import org.ndktck.reference.adapter.AdapterFacts;
import org.ndktck.reference.adapter.AdapterServices;
import org.ndktck.reference.adapter.ReferenceAdapter;
import org.ndktck.reference.dispatch.DispatchTableFactory;
import org.ndktck.reference.execution.CallbackExecutor;
import org.ndktck.reference.execution.InlineCallbackExecutor;
import org.ndktck.reference.execution.ManualClock;
import org.ndktck.reference.execution.ProviderLock;
import org.ndktck.reference.lifetime.CallCompleter;
import org.ndktck.reference.lifetime.MemorySupply;
import org.ndktck.reference.negotiation.RequiredSizes;
import org.ndktck.reference.settings.Settings;
import org.ndktck.reference.transport.fabric.Fabric;
import org.ndktck.reference.transport.fabric.FabricAddresses;
import org.ndktck.reference.transport.fabric.PortPool;

/**
 * What one {@code open} is made of.
 *
 * @param settings what the user chose
 * @param fabric the transport
 * @param services what the adapters share
 */
record ProviderParts(Settings settings, Fabric fabric, AdapterServices services) {

    static ProviderParts of(Settings settings, Hooks hooks, FabricAddresses hosts) {
        CallbackExecutor callbacks = settings.completion().usesTheCallersStack()
                ? new InlineCallbackExecutor()
                : hooks.callbacks().get();
        ProviderLock lock = new ProviderLock(callbacks);
        MemorySupply resources = new MemorySupply();
        CallCompleter answers = new CallCompleter(lock, resources, settings.completion());
        Fabric fabric = new Fabric(
                lock,
                hosts,
                new PortPool(settings.ports()),
                settings.unanswered(),
                hooks.filter(),
                settings.delivery());
        AdapterServices services = new AdapterServices(
                lock,
                new ManualClock(),
                resources,
                fabric,
                DispatchTableFactory.tables(settings.version(), answers),
                hooks.decisions().get(),
                new RequiredSizes(settings.rds(), settings.garbage(), settings.seed()));
        return new ProviderParts(settings, fabric, services);
    }

    /** Opens an adapter with these addresses. */
    ReferenceAdapter adapter(List<InetAddress> addresses) {
        NdkAdapterInfo info = NdkAdapterInfo.builder(settings.version())
                .maxInboundReadLimit(settings.maxima().inbound())
                .maxOutboundReadLimit(settings.maxima().outbound())
                .maxCallerData(settings.maxCallerData())
                .maxCalleeData(settings.maxCalleeData())
                .adapterFlags(NdkAdapterInfo.NDK_ADAPTER_FLAG_LOOPBACK_CONNECTIONS_SUPPORTED)
                .build();
        return new ReferenceAdapter(
                services,
                new AdapterFacts(
                        settings.version(), addresses, info, settings.backlog(), settings.answersDisconnects()));
    }
}
