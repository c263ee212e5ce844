package org.ndktck.faulty.grid.descriptor;

import static org.ndktck.catalog.RequirementId.*;
import static org.ndktck.faulty.DispatchFunction.*;
import static org.ndktck.faulty.grid.trigger.Dimension.*;

import java.util.List;
import org.ndktck.api.*;
import org.ndktck.faulty.grid.effect.*;
import org.ndktck.faulty.grid.effect.Effect.Family;

/** What a listener does. */
final class Listeners {

    private Listeners() {}

    static List<Descriptor> all() {
        return List.of(
                new Descriptor(
                        "Listen",
                        List.of(LISTEN),
                        NdkObjectType.LISTENER,
                        List.of(CALL, NUMBER, CONTEXT, ADDRESS, NEIGHBOUR),
                        List.of(
                                Output.of("address", Inputs.ofPort("pAddress", "addressLength"))
                                        .breaking(LIS_34, LIS_16, CEV_01),
                                Output.of(
                                                "outcome",
                                                Statuses.outcome(List.of(
                                                        NtStatus.STATUS_SHARING_VIOLATION,
                                                        NtStatus.STATUS_INVALID_ADDRESS)))
                                        .and(Deeds.notDone())
                                        .breaking(Family.FAILURE, LIS_20, LIS_19, GEN_02, CON_35, SEP_17, LIS_08)
                                        .breaking(Family.DEED, LIS_16, CEV_01, LIS_33)
                                        .breaking(Family.SUCCESS, LIS_28, LIS_20, SEP_15, SEP_14, LIS_16),
                                Output.of("completion", Requests.completions())
                                        .breaking(Family.NEVER, LIS_10)
                                        .breaking(Family.TWICE, LIS_10)
                                        .breaking(Family.CONTEXT, LIS_10, GEN_13)
                                        .breaking(Family.OBJECT, LIS_10)
                                        .breaking(Family.EARLY, LIS_16, LIS_28, CEV_01))),
                new Descriptor(
                        "ControlConnectEvents",
                        List.of(CONTROL_CONNECT_EVENTS),
                        NdkObjectType.LISTENER,
                        List.of(CALL, REPETITION, ADDRESS, NEIGHBOUR),
                        List.of(Output.of("pause", Deeds.ofPause()).breaking(LIS_25, LIS_26, CEV_06, CEV_01))));
    }
}
