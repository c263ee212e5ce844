package org.ndktck.verify;

import static org.ndktck.catalog.ReadingId.AMB_42;

import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.ndktck.api.NtStatus;
import org.ndktck.catalog.ReadingId;
import org.ndktck.gate.GetConnectionDataCall;
import org.ndktck.memory.GuardedBytes;
import org.ndktck.memory.GuardedUlong;
import org.ndktck.report.model.Note;

/** Assertions over one recorded NdkGetConnectionData. */
public final class GetConnectionDataAssert extends CallAssert<GetConnectionDataAssert, GetConnectionDataCall> {

    /** As many bytes as random padding does not have in common with anything. */
    private static final int NO_COINCIDENCE = Long.BYTES;

    /**
     * Makes the assertion.
     *
     * @param call the call
     * @param notes takes the tolerated oddities
     */
    public GetConnectionDataAssert(GetConnectionDataCall call, Consumer<Note> notes) {
        super(call, GetConnectionDataAssert.class, notes);
    }

    /** Verifies that the function returned one of the given statuses. */
    public GetConnectionDataAssert returned(NtStatus... permitted) {
        boolean any = Arrays.stream(permitted).anyMatch(call()::returned);
        if (!any) {
            String expected = Arrays.stream(permitted).map(NtStatus::toString).collect(Collectors.joining(" or "));
            throw forbidden("returned " + expected, call().result());
        }
        return this;
    }

    /** Verifies that a cell holds a value. */
    public GetConnectionDataAssert stored(OutParameter parameter, long value) {
        GuardedUlong cell = cell(parameter);
        if (cell.get() != value) {
            throw forbidden("stored " + value + " in " + parameter, seen(parameter, cell) + ", " + call().result());
        }
        return this;
    }

    /** Verifies that a cell holds a value or was left alone. */
    public GetConnectionDataAssert storedOrLeftAlone(OutParameter parameter, long value) {
        GuardedUlong cell = cell(parameter);
        return cell.get() == cell.initial() ? this : stored(parameter, value);
    }

    /** Verifies that a store into a cell had the width of a ULONG; the row that demands the store judges it. */
    public GetConnectionDataAssert storedNothingAround(OutParameter parameter) {
        return storedNothingAround(parameter, cell(parameter));
    }

    private GuardedUlong cell(OutParameter parameter) {
        GuardedUlong cell = parameter.in(call().cells());
        if (cell == null) {
            throw new IllegalArgumentException(parameter + " was NULL in this call");
        }
        return cell;
    }

    private static String seen(OutParameter parameter, GuardedUlong cell) {
        return cell.get() == cell.initial()
                ? "left " + parameter + " as it was, " + cell.initial()
                : "stored " + cell.get() + " in " + parameter;
    }

    /** Verifies that the buffer starts with the given bytes, as far as they reach. */
    public GetConnectionDataAssert copied(byte[] sent, int count) {
        byte[] wanted = Arrays.copyOf(sent, Math.min(sent.length, count));
        byte[] seen = buffer().first(wanted.length);
        int at = Arrays.mismatch(wanted, seen);
        if (at >= 0) {
            throw forbidden(
                    "copied " + GetConnectionDataCall.bytes(count) + ", beginning with the peer's "
                            + GetConnectionDataCall.hex(wanted),
                    "byte " + at + String.format(" is 0x%02X, not 0x%02X: ", seen[at], wanted[at])
                            + GetConnectionDataCall.hex(seen) + ", " + call().result());
        }
        return this;
    }

    /** Verifies that all that was sent is there: the buffer starts with it. */
    public GetConnectionDataAssert brought(byte[] sent) {
        int room = call().cells().buffer() == null ? 0 : buffer().capacity();
        if (room < sent.length) {
            throw forbidden(
                    "a required size of " + sent.length + " or more, as many bytes as the peer sent",
                    "a buffer of the required size, " + GetConnectionDataCall.bytes(room) + ", cannot hold them; "
                            + call().result());
        }
        return copied(sent, sent.length);
    }

    /** Verifies that the call failed, or brought all that was sent or nothing at all; notes where it did not bring it. */
    public GetConnectionDataAssert broughtAllOrNothing(byte[] sent, ReadingId reading) {
        boolean succeeded = call().returned(NtStatus.STATUS_SUCCESS);
        boolean nothing =
                succeeded && sent.length > 0 && call().cells().length().get() == 0;
        preferably(
                succeeded && !nothing,
                reading,
                call().function() + " on the rejected side " + call().result()
                        + (nothing ? " and a required size of 0" : ""));
        if (!succeeded || nothing) {
            return this;
        }
        return holds(
                        call().cells().length().get() >= sent.length,
                        "a required size of " + sent.length + " or more, as many bytes as the peer sent",
                        () -> "stored " + call().cells().length().get() + " in " + OutParameter.P_PRIVATE_DATA_LENGTH)
                .copied(sent, Math.min(sent.length, buffer().capacity()));
    }

    /**
     * Verifies that of what the peer sent the same bytes were copied as by another call with as large a
     * buffer; what stands behind them is not specified (AMB-42).
     */
    public GetConnectionDataAssert copiedLike(GetConnectionDataCall other, byte[] sent) {
        GuardedBytes theirs = other.cells().buffer();
        if (theirs == null || !other.returned(NtStatus.STATUS_SUCCESS)) {
            return this;
        }
        int count = (int) Math.min(
                Math.min(theirs.capacity(), sent.length),
                Math.min(buffer().capacity(), other.cells().length().get()));
        return copied(other.fetched(count), count);
    }

    /**
     * Notes bytes of other connections behind what the peer sent; what stands there is not specified
     * (AMB-42).
     *
     * @param sent what the peer sent
     * @param others what was sent over other connections
     */
    public GetConnectionDataAssert preferablyHidOthers(byte[] sent, byte[]... others) {
        byte[] seen = call().returned(NtStatus.STATUS_SUCCESS) ? buffer().first(buffer().capacity()) : new byte[0];
        byte[] padding = Arrays.copyOfRange(seen, Math.min(sent.length, seen.length), seen.length);
        return preferably(
                Arrays.stream(others).noneMatch(other -> showPartOf(padding, other)),
                AMB_42,
                "behind the peer's bytes stand bytes of another connection");
    }

    private static boolean showPartOf(byte[] padding, byte[] other) {
        Set<Long> parts = parts(other).boxed().collect(Collectors.toSet());
        return !parts.isEmpty() && parts(padding).anyMatch(parts::contains);
    }

    /** All sequences of that many bytes; the padding may be a megabyte. */
    private static LongStream parts(byte[] bytes) {
        ByteBuffer all = ByteBuffer.wrap(bytes);
        return IntStream.rangeClosed(0, bytes.length - NO_COINCIDENCE).mapToLong(all::getLong);
    }

    /** Verifies that nothing in front of the buffer or beyond its capacity was written. */
    public GetConnectionDataAssert wroteNothingBeyondTheCapacity() {
        OptionalInt damage = buffer().damage();
        if (damage.isPresent()) {
            throw forbidden(
                    "wrote nothing outside the buffer of "
                            + GetConnectionDataCall.bytes(call().cells().capacity()),
                    "wrote at offset " + damage.getAsInt() + " from pPrivateData, last at offset "
                            + buffer().lastWritten());
        }
        return this;
    }

    /** Verifies that no byte of the buffer was written. */
    public GetConnectionDataAssert copiedNothing() {
        OptionalInt first = buffer().firstWrittenFrom(0);
        if (first.isPresent()) {
            throw forbidden("copied nothing", "wrote at offset " + first.getAsInt() + " from pPrivateData");
        }
        return this;
    }

    private GuardedBytes buffer() {
        GuardedBytes buffer = call().cells().buffer();
        if (buffer == null) {
            throw new IllegalArgumentException("pPrivateData was NULL in this call");
        }
        return buffer;
    }

    /** Verifies that everything the other call stored is the same: status, required size and limits. */
    public GetConnectionDataAssert endedLike(GetConnectionDataCall other) {
        other.status().ifPresent(this::returned);
        for (OutParameter parameter : OutParameter.values()) {
            GuardedUlong theirs = parameter.in(other.cells());
            if (theirs != null && theirs.get() != theirs.initial() && parameter.in(call().cells()) != null) {
                stored(parameter, theirs.get());
            }
        }
        return this;
    }

    /** Verifies that each limit cell was left alone or holds what another call stored. */
    public GetConnectionDataAssert storedLimitsOf(GetConnectionDataCall other) {
        return storedOrLeftAlone(OutParameter.P_INBOUND_READ_LIMIT, other.inbound())
                .storedOrLeftAlone(OutParameter.P_OUTBOUND_READ_LIMIT, other.outbound());
    }

    /**
     * Verifies a value that some readings permit to differ. A cell that was left alone because the buffer
     * was too small is permitted, too (AMB-02); GCD-30 notes it.
     */
    public GetConnectionDataAssert storedAsRead(OutParameter parameter, ReadableLimit limit) {
        GuardedUlong cell = cell(parameter);
        boolean leftAlone = cell.get() == cell.initial() && call().returned(NtStatus.STATUS_BUFFER_TOO_SMALL);
        if (cell.get() == limit.expected() || leftAlone) {
            return this;
        }
        limit.toleratedBy(cell.get())
                .ifPresentOrElse(
                        reading -> preferably(
                                false, reading, parameter + " follows another reading than the effective value"),
                        () -> {
                            throw forbidden(
                                    "stored " + limit.expected() + " in " + parameter + ": " + limit.derivation(),
                                    seen(parameter, cell));
                        });
        return this;
    }

    /**
     * Demands that a limit is the one that the fetch has to read; where the other side's maximum lies below the given one, and so
     * hides it, that the limit lies between the two.
     */
    public GetConnectionDataAssert storedAsCapped(OutParameter parameter, ReadableLimit limit, long maximum) {
        if (limit.expected() == maximum) {
            return storedAsRead(parameter, limit);
        }
        GuardedUlong cell = cell(parameter);
        if (cell.get() < limit.expected() || cell.get() > maximum) {
            throw forbidden(
                    "stored " + limit.expected() + ".." + maximum + " in " + parameter + ": " + limit.derivation(),
                    seen(parameter, cell));
        }
        return this;
    }
}
