package org.ndktck.nativeprovider;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.SymbolLookup;
import java.lang.foreign.ValueLayout;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.ndktck.api.NtStatus;
import org.ndktck.api.provider.AdapterOpenException;
import org.ndktck.api.provider.PortRange;
import org.ndktck.api.provider.WorkerSlot;

/** A shared library with the one function that {@code ndktck.h} declares. It stays loaded. */
final class NativeLibrary {

    /** {@code NDKTCK_INTERFACE_VERSION}. */
    static final int INTERFACE_VERSION = 1;

    private static final String OPEN = "ndk_tck_open";
    private static final int DESCRIBE = 1;
    private static final int REQUEST_SIZE = 0x28;
    private static final int MESSAGE_CAPACITY = 1024;

    private final Path file;
    private final long open;

    private NativeLibrary(Path file, long open) {
        this.file = file;
        this.open = open;
    }

    /**
     * Loads a library.
     *
     * @param file the library
     * @return the library
     * @throws IllegalArgumentException if there is none, or it is none, or it lacks the function; a sentence for the user
     */
    static NativeLibrary load(Path file) {
        if (!Files.isRegularFile(file)) {
            throw new IllegalArgumentException("the library " + file
                    + " does not exist; name a shared library that was built with ndktck.h: --provider native:PATH");
        }
        SymbolLookup symbols;
        try {
            symbols = SymbolLookup.libraryLookup(file.toAbsolutePath(), Arena.global());
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException(
                    file + " cannot be loaded as a shared library of " + System.getProperty("os.name") + " on "
                            + System.getProperty("os.arch")
                            + "; build it for that, and make the libraries that it needs available",
                    e);
        }
        MemorySegment function = symbols.find(OPEN)
                .orElseThrow(() -> new IllegalArgumentException(file + " does not export the function " + OPEN
                        + "; build it with ndktck.h, whose NDKTCK_EXPORT makes the function visible"));
        return new NativeLibrary(file, function.address());
    }

    Path file() {
        return file;
    }

    /** Asks the library who it is; nothing is opened. */
    OpenResult describe() throws AdapterOpenException {
        return call(Map.of(), WorkerSlot.ONLY, DESCRIBE);
    }

    /** Opens the adapters. */
    OpenResult open(Map<String, String> settings, WorkerSlot slot) throws AdapterOpenException {
        return call(settings, slot, 0);
    }

    private OpenResult call(Map<String, String> settings, WorkerSlot slot, int flags) throws AdapterOpenException {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment message = arena.allocate(MESSAGE_CAPACITY);
            OpenResult result = OpenResult.blank(file, message);
            MemorySegment request = request(arena, settings, slot, flags);
            int status = Downcalls.open(open, request.address(), result.address());
            if (status != NtStatus.STATUS_SUCCESS.code()) {
                throw new AdapterOpenException(refusal(status, message));
            }
            result.check(flags == DESCRIBE);
            return result;
        }
    }

    private String refusal(int status, MemorySegment message) {
        message.set(ValueLayout.JAVA_BYTE, MESSAGE_CAPACITY - 1, (byte) 0);
        String text = message.getString(0, StandardCharsets.UTF_8).strip();
        return text.isEmpty()
                ? file + " answered " + new NtStatus(status)
                        + " without a message; let it store one that says what to do"
                : text;
    }

    private static MemorySegment request(Arena arena, Map<String, String> settings, WorkerSlot slot, int flags) {
        MemorySegment list = arena.allocate(ValueLayout.JAVA_LONG, Math.max(1, 2L * settings.size()));
        long at = 0;
        for (Map.Entry<String, String> setting : settings.entrySet()) {
            list.setAtIndex(
                    ValueLayout.JAVA_LONG,
                    at++,
                    arena.allocateFrom(setting.getKey()).address());
            list.setAtIndex(
                    ValueLayout.JAVA_LONG,
                    at++,
                    arena.allocateFrom(setting.getValue()).address());
        }
        MemorySegment request = arena.allocate(REQUEST_SIZE, Long.BYTES);
        request.asByteBuffer()
                .order(ByteOrder.nativeOrder())
                .putInt(REQUEST_SIZE)
                .putInt(INTERFACE_VERSION)
                .putInt(flags)
                .putInt(settings.size())
                .putLong(list.address())
                .putInt(slot.index())
                .putInt(slot.count())
                .putShort((short) PortRange.DYNAMIC.first())
                .putShort((short) PortRange.DYNAMIC.last());
        return request;
    }
}
