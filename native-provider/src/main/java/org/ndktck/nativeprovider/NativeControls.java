package org.ndktck.nativeprovider;

import java.net.InetAddress;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.IntSupplier;
import org.ndktck.api.provider.AdapterHandlers;
import org.ndktck.api.provider.AdapterOpenException;
import org.ndktck.api.provider.Condition;
import org.ndktck.api.provider.ProviderControls;
import org.ndktck.api.provider.VirtualClock;

/** {@code NDKTCK_CONTROLS}: what a library offers beyond its adapters. Members behind its size are not there. */
final class NativeControls implements ProviderControls {

    private static final int LEAST_SIZE = 0x10;
    private static final int CONTEXT = 0x08;
    private static final int UNREACHABLE_HOSTS = 0x10;
    private static final int UNREACHABLE_NETWORKS = 0x20;
    private static final int SILENT_HOSTS = 0x30;
    private static final int LINK_CUT = 0x40;
    private static final int NO_FREE_PORTS = 0x50;
    private static final int NO_RESOURCES = 0x60;
    private static final int ADVANCE_CLOCK = 0x70;
    private static final int SETTLE = 0x78;
    private static final int CURRENT_IRQL = 0x80;
    private static final int OPEN_ADAPTER = 0x88;
    private static final int CLOSE_ADAPTER = 0x90;

    private final long at;
    private final Border border;
    private final List<InetAddress> unreachableHosts;
    private final List<InetAddress> unreachableNetworks;
    private final List<InetAddress> silentHosts;

    private NativeControls(long at, Path file, Border border) throws AdapterOpenException {
        this.at = at;
        this.border = border;
        this.unreachableHosts = addresses(UNREACHABLE_HOSTS, file);
        this.unreachableNetworks = addresses(UNREACHABLE_NETWORKS, file);
        this.silentHosts = addresses(SILENT_HOSTS, file);
    }

    /** The controls at an address; none at 0. */
    static NativeControls at(long at, Path file, Border border) throws AdapterOpenException {
        if (at != 0 && Integer.compareUnsigned(Memory.ulong(at), LEAST_SIZE) < 0) {
            throw new AdapterOpenException(
                    file + " has " + Memory.ulong(at) + " for Size of NDKTCK_CONTROLS; store sizeof(NDKTCK_CONTROLS)");
        }
        return new NativeControls(at, file, border);
    }

    private List<InetAddress> addresses(int member, Path file) throws AdapterOpenException {
        return has(member + Long.BYTES)
                ? new AddressList(at + member).read(file + " names in NDKTCK_CONTROLS")
                : List.of();
    }

    private boolean has(int member) {
        return at != 0 && Integer.compareUnsigned(Memory.ulong(at), member + Long.BYTES) >= 0;
    }

    /** A function; 0 where it is not offered. */
    private long function(int member) {
        return has(member) ? Memory.address(at + member) : 0;
    }

    private long context() {
        return Memory.address(at + CONTEXT);
    }

    @Override
    public List<InetAddress> unreachableHosts() {
        return unreachableHosts;
    }

    @Override
    public List<InetAddress> unreachableNetworks() {
        return unreachableNetworks;
    }

    @Override
    public List<InetAddress> silentHosts() {
        return silentHosts;
    }

    @Override
    public Optional<Condition> linkCut() {
        return condition(LINK_CUT);
    }

    @Override
    public Optional<Condition> noFreePorts() {
        return condition(NO_FREE_PORTS);
    }

    @Override
    public Optional<Condition> noResources() {
        return condition(NO_RESOURCES);
    }

    private Optional<Condition> condition(int member) {
        long begin = function(member);
        long end = function(member + Long.BYTES);
        return begin == 0 || end == 0 ? Optional.empty() : Optional.of(() -> begun(begin, end));
    }

    private Condition.Ending begun(long begin, long end) {
        Downcalls.contextOnly(begin, context());
        AtomicBoolean holds = new AtomicBoolean(true);
        return () -> {
            if (holds.getAndSet(false)) {
                Downcalls.contextOnly(end, context());
            }
        };
    }

    @Override
    public Optional<VirtualClock> clock() {
        long advance = function(ADVANCE_CLOCK);
        return advance == 0
                ? Optional.empty()
                : Optional.of(time -> Downcalls.advance(advance, context(), time.toNanos()));
    }

    @Override
    public Optional<Runnable> settle() {
        long settle = function(SETTLE);
        return settle == 0 ? Optional.empty() : Optional.of(() -> Downcalls.contextOnly(settle, context()));
    }

    @Override
    public Optional<IntSupplier> currentIrql() {
        long irql = function(CURRENT_IRQL);
        return irql == 0 ? Optional.empty() : Optional.of(() -> Downcalls.currentIrql(irql, context()));
    }

    @Override
    public Optional<AdapterHandlers> adapterHandlers() {
        long open = function(OPEN_ADAPTER);
        long close = function(CLOSE_ADAPTER);
        return open == 0 || close == 0
                ? Optional.empty()
                : Optional.of(new NativeHandlers(open, close, context(), border));
    }
}
