package org.ndktck.rules;

import static org.ndktck.catalog.RequirementId.ADP_01;
import static org.ndktck.catalog.RequirementId.ADP_02;
import static org.ndktck.catalog.RequirementId.ADP_03;

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
    private final Consumer<Breach> out;

    AdapterInfoRules(TryRecord record, Consumer<Breach> out) {
        this.record = record;
        this.out = out;
    }

    void judge() {
        for (Call call : record.calls()) {
            if (call instanceof AdapterInfoCall info) {
                size(info);
            }
        }
        Map<NdkObject<?>, AdapterInfoCall> first = new HashMap<>();
        for (Call call : record.calls()) {
            if (call instanceof AdapterInfoCall info && info.info() != null && call.returned(NtStatus.STATUS_SUCCESS)) {
                AdapterInfoCall before = first.putIfAbsent(call.target(), info);
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

    private void compare(AdapterInfoCall before, AdapterInfoCall later) {
        GuardedBytes one = Objects.requireNonNull(before.info());
        GuardedBytes two = Objects.requireNonNull(later.info());
        int count = (int)
                Math.min(FIELDS_END, Math.min(before.size().get(), later.size().get()));
        OptionalInt differs = IntStream.range(0, Math.min(count, Math.min(one.capacity(), two.capacity())))
                .filter(at -> at < PADDING_FROM || at >= PADDING_TO)
                .filter(at -> one.get(at) != two.get(at))
                .findFirst();
        if (differs.isPresent()) {
            out.accept(new Breach(
                    ADP_01,
                    later,
                    "filled every field of NDK_ADAPTER_INFO with the value that an earlier call stored",
                    String.format(
                            "the byte at offset 0x%02X is 0x%02X, and was 0x%02X",
                            differs.getAsInt(), two.get(differs.getAsInt()), one.get(differs.getAsInt()))));
        }
    }
}
