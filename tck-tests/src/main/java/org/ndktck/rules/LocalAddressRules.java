package org.ndktck.rules;

import static org.ndktck.catalog.RequirementId.CON_05;
import static org.ndktck.catalog.RequirementId.GEN_02;
import static org.ndktck.catalog.RequirementId.LIS_08;
import static org.ndktck.catalog.RequirementId.SEP_11;

import java.net.InetSocketAddress;
import java.util.function.Consumer;
import org.ndktck.api.NdkObject;
import org.ndktck.api.NtStatus;
import org.ndktck.catalog.RequirementId;
import org.ndktck.gate.Arguments;
import org.ndktck.gate.AsyncCall;
import org.ndktck.gate.Call;
import org.ndktck.record.CallOrder;
import org.ndktck.record.TryRecord;

/**
 * The two refusals of a local address with port 0 whose cause cannot be there: an address of the adapter is not one that it
 * does not have, and port 0, which leaves the choice to the provider, is not in use. A given port may be in use, and with
 * which code that is told is for other rows.
 */
final class LocalAddressRules {

    private final TryRecord record;
    private final TrialFacts facts;
    private final Consumer<Breach> out;

    LocalAddressRules(TryRecord record, TrialFacts facts, Consumer<Breach> out) {
        this.record = record;
        this.facts = facts;
        this.out = out;
    }

    void judge() {
        record.listeners()
                .forEach(listener -> listener.listen()
                        .ifPresent(listen ->
                                listener.given().ifPresent(local -> judge(listen, listener.adapter(), local, LIS_08))));
        record.connects()
                .forEach(connect -> connect.source()
                        .ifPresent(local -> connect.active()
                                .adapter()
                                .ifPresent(adapter -> judge(connect.call(), adapter, local, CON_05))));
        for (Call call : record.calls()) {
            if (call instanceof AsyncCall create
                    && call.arguments().orElse(null) instanceof Arguments.SharedEndpoint given) {
                judge(create, create.target(), given.local(), SEP_11);
            }
        }
    }

    private void judge(AsyncCall call, NdkObject<?> adapter, InetSocketAddress local, RequirementId choosing) {
        if (!CallOrder.failed(call) || local.getPort() != 0) {
            return;
        }
        if (call.completion().isAnyOf(NtStatus.STATUS_INVALID_ADDRESS) && facts.isOf(adapter, local.getAddress())) {
            breach(GEN_02, call, Arguments.words(local) + " is of an address of the adapter");
        } else if (call.completion()
                .isAnyOf(NtStatus.STATUS_SHARING_VIOLATION, NtStatus.STATUS_ADDRESS_ALREADY_EXISTS)) {
            breach(choosing, call, "with port 0 the provider takes one that is not in use");
        }
    }

    private void breach(RequirementId row, AsyncCall call, String because) {
        out.accept(new Breach(
                row,
                call,
                "completed with " + NtStatus.STATUS_SUCCESS + " or another failure: " + because,
                call.completion().words()));
    }
}
