package org.ndktck.rules;

import static org.ndktck.catalog.RequirementId.REJ_02;
import static org.ndktck.catalog.RequirementId.REJ_03;
import static org.ndktck.catalog.RequirementId.REJ_04;

import java.util.Optional;
import java.util.function.Consumer;
import org.ndktck.api.NtStatus;
import org.ndktck.catalog.RequirementId;
import org.ndktck.gate.Arguments;
import org.ndktck.gate.Call;
import org.ndktck.record.CallOrder;
import org.ndktck.record.ConnectRecord;
import org.ndktck.record.ConnectorRecord;
import org.ndktck.record.TryRecord;

/**
 * That a reject succeeds where a row says so: on the active side after its connect has succeeded, and on the passive side with
 * private data, which has to travel, and without. Nothing excuses a failure while the peer takes part and nothing underneath is
 * being closed.
 */
final class RejectStatusRules {

    private final TryRecord record;
    private final Consumer<Breach> out;

    RejectStatusRules(TryRecord record, Consumer<Breach> out) {
        this.record = record;
        this.out = out;
    }

    void judge() {
        for (ConnectorRecord connector : record.connectors()) {
            connector
                    .reject()
                    .filter(reject -> hasFailed(reject) && isUndisturbed(connector, reject))
                    .ifPresent(reject -> row(connector, reject)
                            .ifPresent(row -> out.accept(new Breach(
                                    row,
                                    reject,
                                    "returned " + NtStatus.STATUS_SUCCESS + ": the peer takes part",
                                    reject.result()))));
        }
    }

    private static boolean hasFailed(Call reject) {
        return reject.status().filter(NtStatus::isFailure).isPresent()
                && !reject.returned(NtStatus.STATUS_INSUFFICIENT_RESOURCES, NtStatus.STATUS_NOT_SUPPORTED);
    }

    private boolean isUndisturbed(ConnectorRecord connector, Call reject) {
        boolean isFirst = !connector.hasLeftBefore(reject.number())
                && connector
                        .answer()
                        .filter(answer -> answer.number() < reject.endedAt())
                        .isEmpty();
        return isFirst
                && !connector.isConfused()
                && !connector.isClosingBefore(reject.endedAt())
                && !connector.mayBeAloneBefore(reject.endedAt())
                && !record.isUnderminedBefore(reject.endedAt(), connector);
    }

    private static Optional<RequirementId> row(ConnectorRecord connector, Call reject) {
        return connector.isPassive() ? passive(connector, reject) : active(connector, reject);
    }

    /** Over whichever endpoint it has connected (AMB-33). */
    private static Optional<RequirementId> active(ConnectorRecord connector, Call reject) {
        return Optional.of(connector.connects())
                .filter(connects -> connects.size() == 1)
                .map(connects -> connects.get(0))
                .filter(connect -> CallOrder.succeededBefore(connect.call(), reject.number()))
                .filter(connect -> connect.peer().isPresent())
                .map(connect -> REJ_02);
    }

    /** A connect that was about to end for another reason may have been lost to the reject already. */
    private static Optional<RequirementId> passive(ConnectorRecord connector, Call reject) {
        boolean isWanted =
                !connector.attempts().isEmpty() && connector.attempts().stream().allMatch(RejectStatusRules::hasWaited);
        return reject.arguments()
                .filter(given -> isWanted)
                .filter(Arguments.Reject.class::isInstance)
                .map(given -> ((Arguments.Reject) given).data().length == 0 ? REJ_04 : REJ_03);
    }

    private static boolean hasWaited(ConnectRecord connect) {
        return !connect.call().completion().isAnyOf(NtStatus.STATUS_IO_TIMEOUT);
    }
}
