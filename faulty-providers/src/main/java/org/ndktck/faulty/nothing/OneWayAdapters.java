package org.ndktck.faulty.nothing;

import java.net.*;
import java.util.*;
import java.util.function.IntSupplier;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

/** One adapter with an address of each family, every facility, and every control, none of which does anything. */
final class OneWayAdapters implements OpenedAdapters, ProviderControls, AdapterHandlers {

    private static final Condition NOTHING = () -> () -> {};

    private final OneWayTables tables;
    private final NdkAdapter adapter;

    OneWayAdapters(OneWayTables tables) {
        this.tables = tables;
        this.adapter = tables.adapter();
    }

    /** What the handler that opens adapters is called with. */
    record OpenArgs(NdkVersion version, ObjectPointer<NdkAdapter> ppNdkAdapter) {}

    @Override
    public NdkAdapter activeAdapter() {
        return adapter;
    }

    @Override
    public List<InetAddress> activeAddresses() {
        return hosts(1);
    }

    @Override
    public Set<Facility> facilities() {
        return Set.of(Facility.POSTING);
    }

    @Override
    public ProviderControls controls() {
        return this;
    }

    @Override
    public List<InetAddress> unreachableHosts() {
        return hosts(2);
    }

    @Override
    public List<InetAddress> unreachableNetworks() {
        return hosts(3);
    }

    @Override
    public List<InetAddress> silentHosts() {
        return hosts(4);
    }

    @Override
    public Optional<Condition> linkCut() {
        return Optional.of(NOTHING);
    }

    @Override
    public Optional<Condition> noFreePorts() {
        return Optional.of(NOTHING);
    }

    @Override
    public Optional<Condition> noResources() {
        return Optional.of(NOTHING);
    }

    @Override
    public Optional<VirtualClock> clock() {
        return Optional.of(time -> {});
    }

    @Override
    public Optional<Runnable> settle() {
        return Optional.of(() -> {});
    }

    @Override
    public Optional<IntSupplier> currentIrql() {
        return Optional.of(() -> 0);
    }

    @Override
    public Optional<AdapterHandlers> adapterHandlers() {
        return Optional.of(this);
    }

    @Override
    @SuppressWarnings("NullAway") // a null answer is the very thing that some of these providers give
    public NtStatus openNdkAdapter(NdkVersion version, ObjectPointer<NdkAdapter> ppNdkAdapter) {
        return tables.answer("openNdkAdapter", new OpenArgs(version, ppNdkAdapter));
    }

    @Override
    public void closeNdkAdapter(NdkAdapter pNdkAdapter) {
        tables.answer("closeNdkAdapter", null);
    }

    @Override
    public void close() {}

    private static List<InetAddress> hosts(int host) {
        byte[] four = {10, 78, 0, (byte) host};
        byte[] six = {(byte) 0xfd, 0x78, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, (byte) host};
        try {
            return List.of(InetAddress.getByAddress(four), InetAddress.getByAddress(six));
        } catch (UnknownHostException impossible) {
            throw new IllegalStateException(impossible);
        }
    }
}
