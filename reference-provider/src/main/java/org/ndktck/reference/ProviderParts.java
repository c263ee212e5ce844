package org.ndktck.reference;

import java.net.InetAddress;
import java.util.List;
import java.util.function.BiFunction;
import org.ndktck.api.NdkAdapterInfo;
import org.ndktck.api.provider.PortRange;
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
import org.ndktck.reference.settings.FabricSettings;
import org.ndktck.reference.settings.Settings;
import org.ndktck.reference.settings.TcpSettings;
import org.ndktck.reference.transport.NetworkConditions;
import org.ndktck.reference.transport.PortPool;
import org.ndktck.reference.transport.Transport;
import org.ndktck.reference.transport.fabric.Fabric;
import org.ndktck.reference.transport.fabric.FabricAddresses;
import org.ndktck.reference.transport.tcp.EventLoop;
import org.ndktck.reference.transport.tcp.TcpNetworkConditions;
import org.ndktck.reference.transport.tcp.TcpTransport;

/**
 * What one {@code open} is made of.
 *
 * @param settings what the user chose
 * @param services what the adapters share
 * @param conditions what controls may change
 * @param ports what port 0 is served from
 */
record ProviderParts(Settings settings, AdapterServices services, NetworkConditions conditions, PortRange ports) {

    /** Over a fabric inside the process. */
    static ProviderParts overFabric(FabricSettings settings, Hooks hooks, FabricAddresses hosts) {
        CallbackExecutor callbacks = settings.common().completion().usesTheCallersStack()
                ? new InlineCallbackExecutor()
                : hooks.callbacks().get();
        return of(
                settings.common(),
                hooks,
                callbacks,
                settings.ports().range(),
                (lock, clock) -> new Fabric(
                        lock,
                        hosts,
                        new PortPool(settings.ports()),
                        settings.unanswered(),
                        hooks.filter(),
                        settings.delivery()));
    }

    /** Over TCP. A callback never runs on the thread that serves the sockets. */
    static ProviderParts overTcp(TcpSettings settings, Hooks hooks, TcpNetworkConditions conditions, EventLoop loop) {
        CallbackExecutor callbacks = settings.common().completion().usesTheCallersStack()
                ? new InlineCallbackExecutor(loop::isCurrentThread)
                : hooks.callbacks().get();
        return of(
                settings.common(),
                hooks,
                callbacks,
                conditions.range(),
                (lock, clock) -> new TcpTransport(lock, clock, conditions, hooks.filter(), loop));
    }

    private static ProviderParts of(
            Settings settings,
            Hooks hooks,
            CallbackExecutor callbacks,
            PortRange ports,
            BiFunction<ProviderLock, ManualClock, Transport> transports) {
        ProviderLock lock = new ProviderLock(callbacks);
        ManualClock clock = new ManualClock();
        MemorySupply resources = new MemorySupply();
        CallCompleter answers = new CallCompleter(lock, resources, settings.completion());
        Transport transport = transports.apply(lock, clock);
        AdapterServices services = new AdapterServices(
                lock,
                clock,
                resources,
                transport,
                DispatchTableFactory.tables(settings.version(), answers),
                hooks.decisions().get(),
                new RequiredSizes(settings.rds(), settings.garbage(), settings.seed()));
        return new ProviderParts(settings, services, transport.conditions(), ports);
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
