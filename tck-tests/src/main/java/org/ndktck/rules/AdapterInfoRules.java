package org.ndktck.rules;

import static org.ndktck.catalog.RequirementId.ADP_01;
import static org.ndktck.catalog.RequirementId.ADP_02;
import static org.ndktck.catalog.RequirementId.ADP_03;

import java.nio.ByteBuffer;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalInt;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.ndktck.api.NdkObject;
import org.ndktck.api.NtStatus;
import org.ndktck.gate.AdapterInfoCall;
import org.ndktck.gate.Call;
import org.ndktck.gate.GetConnectionDataCall;
import org.ndktck.memory.GuardedBytes;
import org.ndktck.record.TryRecord;

/** An adapter describes itself in the same way each time. */
final class AdapterInfoRules {

    private static final int PADDING_FROM = 0x0C;
    private static final int PADDING_TO = 0x10;
    private static final int FIELDS_END = 0x64;
    private static final int LEAST_SIZE = 0x60;

    /** Bytes at the end of the structure that may be padding, or be written and equal what was there. */
    private static final int SLACK = 16;

    private final TryRecord record;
    private final TrialFacts facts;
    private final Consumer<Breach> out;

    AdapterInfoRules(TryRecord record, TrialFacts facts, Consumer<Breach> out) {
        this.record = record;
        this.facts = facts;
        this.out = out;
    }

    void judge() {
        for (Call call : record.calls()) {
            if (call instanceof AdapterInfoCall info) {
                size(info);
                Breach.ofWidth(
                                call.returned(NtStatus.STATUS_SUCCESS) ? ADP_02 : ADP_03,
                                call,
                                "*pBufferSize",
                                info.size())
                        .ifPresent(out);
                beyond(info);
            }
        }
        Map<NdkObject<?>, ByteBuffer> first = new HashMap<>(facts.descriptions());
        for (Call call : record.calls()) {
            if (call instanceof AdapterInfoCall info && info.info() != null && call.returned(NtStatus.STATUS_SUCCESS)) {
                ByteBuffer before = first.putIfAbsent(call.target(), stored(info, info.info()));
                if (before != null) {
                    compare(before, info);
                }
            }
        }
    }

    /** What every NDK_ADAPTER_INFO needs, whatever the adapter says elsewhere. */
    private void size(AdapterInfoCall call) {
        GuardedBytes info = call.info();
        long told = call.size().get();
        ByteBuffer described = facts.descriptions().get(call.target());
        if (described != null) {
            sizeAsBefore(call, described.limit());
        }
        if (call.returned(NtStatus.STATUS_BUFFER_TOO_SMALL) && told < LEAST_SIZE) {
            out.accept(new Breach(
                    ADP_03,
                    call,
                    "stored the size of NDK_ADAPTER_INFO in *pBufferSize, " + LEAST_SIZE + " or more",
                    "stored " + told + ", " + call.result()));
        } else if (call.returned(NtStatus.STATUS_SUCCESS) && info != null && told > info.lastWritten() + 1L + SLACK) {
            out.accept(new Breach(
                    ADP_02,
                    call,
                    "stored the number of bytes written in *pBufferSize, some " + (info.lastWritten() + 1),
                    "stored " + told + ", " + call.result()));
        }
    }

    /** The size on entry is that of the buffer, however the call ends. */
    private void beyond(AdapterInfoCall call) {
        GuardedBytes info = call.info();
        OptionalInt first = info == null
                ? OptionalInt.empty()
                : info.firstWrittenFrom((int) call.size().initial());
        if (first.isPresent()) {
            out.accept(new Breach(
                    ADP_02,
                    call,
                    "wrote nothing beyond the "
                            + GetConnectionDataCall.bytes(call.size().initial()) + " of the buffer",
                    "wrote at offset " + first.getAsInt() + " from pInfo, " + call.result()));
        }
    }

    /** What an adapter needed for its description before the first try it needs each time. */
    private void sizeAsBefore(AdapterInfoCall call, int needed) {
        long told = call.size().get();
        boolean tooSmall = call.returned(NtStatus.STATUS_BUFFER_TOO_SMALL);
        if (call.info() != null && call.size().initial() < needed && !tooSmall) {
            out.accept(new Breach(
                    ADP_03,
                    call,
                    "returned " + NtStatus.STATUS_BUFFER_TOO_SMALL + " for a buffer of less than the " + needed
                            + " bytes that were needed before the first try",
                    call.result()));
        } else if (tooSmall && call.size().initial() >= needed) {
            out.accept(new Breach(
                    ADP_03,
                    call,
                    "returned " + NtStatus.STATUS_SUCCESS + " for a buffer of " + needed
                            + " bytes or more, which was enough before the first try",
                    call.result()));
        } else if ((tooSmall || call.returned(NtStatus.STATUS_SUCCESS)) && told != needed) {
            out.accept(new Breach(
                    tooSmall ? ADP_03 : ADP_02,
                    call,
                    "stored " + needed + " in *pBufferSize, as before the first try",
                    "stored " + told + ", " + call.result()));
        }
    }

    private static ByteBuffer stored(AdapterInfoCall call, GuardedBytes info) {
        return ByteBuffer.wrap(
                info.first((int) Math.min(info.capacity(), call.size().get())));
    }

    private void compare(ByteBuffer before, AdapterInfoCall later) {
        ByteBuffer stored = stored(later, Objects.requireNonNull(later.info()));
        OptionalInt differs = IntStream.range(0, Math.min(FIELDS_END, Math.min(before.limit(), stored.limit())))
                .filter(at -> at < PADDING_FROM || at >= PADDING_TO)
                .filter(at -> before.get(at) != stored.get(at))
                .findFirst();
        if (differs.isPresent()) {
            out.accept(new Breach(
                    ADP_01,
                    later,
                    "filled every field of NDK_ADAPTER_INFO with the value that an earlier call stored",
                    String.format(
                            "the byte at offset 0x%02X is 0x%02X, and was 0x%02X",
                            differs.getAsInt(), stored.get(differs.getAsInt()), before.get(differs.getAsInt()))));
        }
    }
}
