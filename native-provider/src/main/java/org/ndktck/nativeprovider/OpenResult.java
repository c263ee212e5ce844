package org.ndktck.nativeprovider;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.net.InetAddress;
import java.nio.file.Path;
import java.util.List;
import org.ndktck.api.provider.AdapterOpenException;
import org.ndktck.api.provider.PortRange;

/** {@code NDKTCK_OPEN_RESULT}: what a library has answered. */
final class OpenResult {

    private static final int SIZE = 0x80;
    private static final int MESSAGE_CAPACITY = 0x04;
    private static final int MESSAGE = 0x08;
    private static final int INTERFACE_VERSION = 0x10;
    private static final int FACILITIES = 0x14;
    private static final int NAME = 0x18;
    private static final int VENDOR = 0x20;
    private static final int PROVIDER_VERSION = 0x28;
    private static final int ACTIVE_ADAPTER = 0x30;
    private static final int PASSIVE_ADAPTER = 0x38;
    private static final int ACTIVE_ADDRESSES = 0x40;
    private static final int PASSIVE_ADDRESSES = 0x50;
    private static final int FIRST_PORT = 0x60;
    private static final int LAST_PORT = 0x62;
    private static final int SEVERAL_PROCESSES = 0x64;
    private static final int CONTROLS = 0x68;
    private static final int CLOSE = 0x70;
    private static final int CLOSE_CONTEXT = 0x78;

    private final Path file;
    private final MemorySegment memory;

    private OpenResult(Path file, MemorySegment memory) {
        this.file = file;
        this.memory = memory;
    }

    /** One that the library is to fill. */
    static OpenResult blank(Path file, MemorySegment message) {
        MemorySegment memory = Arena.ofAuto().allocate(SIZE, Long.BYTES);
        memory.set(ValueLayout.JAVA_INT, 0, SIZE);
        memory.set(ValueLayout.JAVA_INT, MESSAGE_CAPACITY, (int) message.byteSize());
        memory.set(ValueLayout.JAVA_LONG, MESSAGE, message.address());
        return new OpenResult(file, memory);
    }

    /**
     * Checks what must be there after a success.
     *
     * @param description whether nothing was to be opened
     * @throws AdapterOpenException if something is missing, or the library speaks another version
     */
    void check(boolean description) throws AdapterOpenException {
        int version = ulong(INTERFACE_VERSION);
        if (version != NativeLibrary.INTERFACE_VERSION) {
            throw new AdapterOpenException(file + " speaks version " + Integer.toUnsignedString(version)
                    + " of ndktck.h, and this kit speaks version " + NativeLibrary.INTERFACE_VERSION
                    + "; build it with this kit's ndktck.h, and store NDKTCK_INTERFACE_VERSION");
        }
        if (ulong(0) != SIZE) {
            throw new AdapterOpenException(file + " has changed Size of NDKTCK_OPEN_RESULT from " + SIZE + " to "
                    + Integer.toUnsignedString(ulong(0)) + "; leave Size, MessageCapacity and Message alone");
        }
        require(NAME, "Name");
        require(VENDOR, "Vendor");
        require(PROVIDER_VERSION, "ProviderVersion");
        if (!description) {
            require(ACTIVE_ADAPTER, "ActiveAdapter");
            require(CLOSE, "Close");
        }
    }

    private void require(int member, String name) throws AdapterOpenException {
        if (pointer(member) == 0) {
            throw new AdapterOpenException(file + " has left " + name
                    + " of NDKTCK_OPEN_RESULT NULL; store it before answering STATUS_SUCCESS");
        }
    }

    long address() {
        return memory.address();
    }

    private int ulong(int member) {
        return memory.get(ValueLayout.JAVA_INT, member);
    }

    private int ushort(int member) {
        return Short.toUnsignedInt(memory.get(ValueLayout.JAVA_SHORT, member));
    }

    private long pointer(int member) {
        return memory.get(ValueLayout.JAVA_LONG, member);
    }

    String name() {
        return Memory.text(pointer(NAME));
    }

    String vendor() {
        return Memory.text(pointer(VENDOR));
    }

    String version() {
        return Memory.text(pointer(PROVIDER_VERSION));
    }

    int facilities() {
        return ulong(FACILITIES);
    }

    boolean worksInSeveralProcesses() {
        return memory.get(ValueLayout.JAVA_BYTE, SEVERAL_PROCESSES) != 0;
    }

    long activeAdapter() {
        return pointer(ACTIVE_ADAPTER);
    }

    /** The active one where there is one only. */
    long passiveAdapter() {
        long passive = pointer(PASSIVE_ADAPTER);
        return passive == 0 ? activeAdapter() : passive;
    }

    List<InetAddress> activeAddresses() throws AdapterOpenException {
        return addresses(ACTIVE_ADDRESSES, "ActiveAddresses");
    }

    List<InetAddress> passiveAddresses() throws AdapterOpenException {
        return passiveAdapter() == activeAdapter()
                ? activeAddresses()
                : addresses(PASSIVE_ADDRESSES, "PassiveAddresses");
    }

    private List<InetAddress> addresses(int member, String name) throws AdapterOpenException {
        return new AddressList(memory.address() + member).read(file + " names in " + name + " of NDKTCK_OPEN_RESULT");
    }

    PortRange chosenPorts() throws AdapterOpenException {
        int first = ushort(FIRST_PORT);
        int last = ushort(LAST_PORT);
        try {
            return first == 0 && last == 0 ? PortRange.DYNAMIC : new PortRange(first, last);
        } catch (IllegalArgumentException e) {
            throw new AdapterOpenException(file + " chooses ports from no range: " + e.getMessage(), e);
        }
    }

    NativeControls controls(Border border) throws AdapterOpenException {
        return NativeControls.at(pointer(CONTROLS), file, border);
    }

    void close() {
        Downcalls.contextOnly(pointer(CLOSE), pointer(CLOSE_CONTEXT));
    }
}
