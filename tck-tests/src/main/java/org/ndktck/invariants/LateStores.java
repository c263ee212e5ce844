package org.ndktck.invariants;

import static org.ndktck.catalog.RequirementId.ADP_01;
import static org.ndktck.catalog.RequirementId.ADP_02;
import static org.ndktck.catalog.RequirementId.GCD_03;
import static org.ndktck.catalog.RequirementId.GCD_04;
import static org.ndktck.catalog.RequirementId.GCD_07;
import static org.ndktck.catalog.RequirementId.GCD_09;
import static org.ndktck.catalog.RequirementId.GCD_12;
import static org.ndktck.catalog.RequirementId.GCD_13;

import java.util.OptionalInt;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import org.ndktck.catalog.RequirementId;
import org.ndktck.gate.AdapterInfoCall;
import org.ndktck.gate.AddressCall;
import org.ndktck.gate.Call;
import org.ndktck.gate.GetConnectionDataCall;
import org.ndktck.memory.GuardedBytes;
import org.ndktck.memory.GuardedUlong;
import org.ndktck.report.model.Finding;
import org.ndktck.rules.AddressRows;

/**
 * What a function stores it has stored when it returns: the memory is the consumer's again. Looked at when the try ends
 * and once more before its memory is used by another try.
 */
final class LateStores {

    private final BreachSink sink;
    private final Recording recording;
    private final Set<Call> told = ConcurrentHashMap.newKeySet();

    LateStores(BreachSink sink, Recording recording) {
        this.sink = sink;
        this.recording = recording;
    }

    /** Looks at everything that the calls of the try were given. */
    void look() {
        for (Call call : recording.calls()) {
            if (call instanceof GetConnectionDataCall data) {
                look(data);
            } else if (call instanceof AddressCall address) {
                AddressRows rows = AddressRows.of(call.function());
                cell(call, address.length(), rows.length(), "*pAddressLength");
                buffer(call, address.buffer(), rows.address(), rows.capacity(), "pAddress");
            } else if (call instanceof AdapterInfoCall info) {
                cell(call, info.size(), ADP_02, "*pBufferSize");
                buffer(call, info.info(), ADP_01, ADP_01, "pInfo");
            }
        }
    }

    private void look(GetConnectionDataCall call) {
        GetConnectionDataCall.Cells cells = call.cells();
        cell(call, cells.length(), cells.buffer() == null ? GCD_07 : GCD_12, "*pPrivateDataLength");
        cell(call, cells.inbound(), GCD_03, "*pInboundReadLimit");
        cell(call, cells.outbound(), GCD_04, "*pOutboundReadLimit");
        buffer(call, cells.buffer(), GCD_09, GCD_13, "pPrivateData");
    }

    private void cell(Call call, @Nullable GuardedUlong cell, RequirementId row, String name) {
        if (cell != null && cell.storedLater().isPresent()) {
            breach(call, row, name, "it held " + cell.get() + " then and holds " + cell.now() + " now");
        }
    }

    private void buffer(
            Call call, @Nullable GuardedBytes buffer, RequirementId within, RequirementId beyond, String name) {
        OptionalInt at = buffer == null ? OptionalInt.empty() : buffer.storedLater();
        if (buffer != null && at.isPresent()) {
            boolean inside = at.getAsInt() >= 0 && at.getAsInt() < buffer.capacity();
            breach(call, inside ? within : beyond, name, "it wrote at offset " + at.getAsInt() + " from there later");
        }
    }

    private void breach(Call call, RequirementId row, String name, String observed) {
        if (call.ended() && told.add(call)) {
            sink.breach(
                    row,
                    Finding.Kind.FORBIDDEN_SEEN,
                    BreachSubject.of(call),
                    "stored everything before it returned, and nothing in " + name + " after that",
                    observed + ", and the call " + call.result());
        }
    }
}
