package org.ndktck.verify;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.Objects;
import java.util.OptionalInt;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.ndktck.api.NdkVersion;
import org.ndktck.api.NtStatus;
import org.ndktck.gate.AdapterInfoCall;
import org.ndktck.memory.GuardedBytes;
import org.ndktck.report.model.Note;

/** Assertions over one recorded NdkQueryAdapterInfo. */
public final class AdapterInfoAssert extends CallAssert<AdapterInfoAssert, AdapterInfoCall> {

    private static final int PADDING_FROM = 0x0C;
    private static final int PADDING_TO = 0x10;
    private static final int FIELDS_END = 0x64;
    private static final int FRMR_PAGE_COUNT = 0x20;

    /**
     * Makes the assertion.
     *
     * @param call the call
     * @param notes takes the tolerated oddities
     */
    public AdapterInfoAssert(AdapterInfoCall call, Consumer<Note> notes) {
        super(call, AdapterInfoAssert.class, notes);
    }

    /** Verifies that the function returned one of the given statuses. */
    public AdapterInfoAssert returned(NtStatus... permitted) {
        if (Arrays.stream(permitted).noneMatch(call()::returned)) {
            throw forbidden("returned " + StatusAssert.anyOf(permitted), call().result());
        }
        return this;
    }

    /** Verifies that the size cell holds a size. */
    public AdapterInfoAssert stored(long size) {
        long stored = call().size().get();
        return holds(
                stored == size,
                "stored " + size + ", the size of NDK_ADAPTER_INFO, in *pBufferSize",
                () -> "stored " + stored + ", " + call().result());
    }

    /** Verifies that a store into the size cell had the width of a ULONG; the row that demands the store judges it. */
    public AdapterInfoAssert storedNothingAroundTheSize() {
        return storedNothingAround("*pBufferSize", call().size());
    }

    /** Verifies that every field was written: memory that nobody wrote differs between two calls. */
    public AdapterInfoAssert filledEveryFieldLike(AdapterInfoCall other) {
        GuardedBytes one = info(call());
        GuardedBytes two = info(other);
        OptionalInt unwritten = IntStream.range(0, (int) Math.min(call().size().get(), FIELDS_END))
                .filter(at -> at < PADDING_FROM || at >= PADDING_TO)
                .filter(at -> one.get(at) != two.get(at))
                .findFirst();
        return holds(
                unwritten.isEmpty(),
                "filled every field of NDK_ADAPTER_INFO, with the same values in two calls",
                () -> String.format("the byte at offset 0x%02X differs between two calls", unwritten.orElse(0)));
    }

    /** Verifies that the structure tells a version. */
    public AdapterInfoAssert toldVersion(NdkVersion version) {
        ByteBuffer info = contents();
        NdkVersion told = new NdkVersion(Short.toUnsignedInt(info.getShort(0)), Short.toUnsignedInt(info.getShort(2)));
        return holds(
                told.equals(version),
                "reported version " + version + ", which the adapter's header has",
                () -> "reported version " + told);
    }

    /** Verifies that FRMRPageCount is not less than this. */
    public AdapterInfoAssert toldAtLeastThisFrmrPageCount(long least) {
        long told = Integer.toUnsignedLong(contents().getInt(FRMR_PAGE_COUNT));
        return holds(told >= least, "reported an FRMRPageCount of at least " + least, () -> "reported " + told);
    }

    private ByteBuffer contents() {
        GuardedBytes info = info(call());
        return ByteBuffer.wrap(info.first(info.capacity())).order(ByteOrder.LITTLE_ENDIAN);
    }

    private static GuardedBytes info(AdapterInfoCall call) {
        return Objects.requireNonNull(call.info(), "a size query brings no description");
    }
}
