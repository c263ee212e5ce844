package org.ndktck.faulty.grid.descriptor;

import static org.ndktck.catalog.RequirementId.*;
import static org.ndktck.faulty.DispatchFunction.*;
import static org.ndktck.faulty.grid.trigger.Dimension.*;

import java.util.List;
import org.ndktck.api.*;
import org.ndktck.catalog.RequirementId;
import org.ndktck.faulty.DispatchFunction;
import org.ndktck.faulty.grid.effect.*;
import org.ndktck.faulty.grid.effect.Effect.Family;

/** What queue pairs and completion queues do. */
final class Queues {

    private Queues() {}

    static List<Descriptor> all() {
        return List.of(
                post("Send", SEND, QP_15, ACC_03, CON_03, CSE_04),
                post("Receive", RECEIVE, QP_15, ACC_03, CON_03, CSE_04, QP_06),
                new Descriptor(
                        "Flush",
                        List.of(FLUSH),
                        NdkObjectType.QP,
                        List.of(CALL, NEIGHBOUR, QUEUE),
                        List.of(Output.of("deed", Deeds.ignored()).breaking(QP_06, QP_15, QP_08))),
                new Descriptor(
                        "GetCqResults",
                        List.of(GET_CQ_RESULTS),
                        NdkObjectType.CQ,
                        List.of(CALL, REPETITION, NEIGHBOUR),
                        List.of(Output.of("results", Deeds.ofResults())
                                .breaking(QP_15, QP_16, QP_06, QP_17, DIS_07, ACC_03, CON_03, CSE_04, QP_11))),
                new Descriptor(
                        "ArmCq",
                        List.of(ARM_CQ),
                        NdkObjectType.CQ,
                        List.of(CALL, REPETITION, NEIGHBOUR),
                        List.of(Output.of("type", Deeds.ofArm()).breaking(QP_19))),
                new Descriptor(
                        "CqNotification",
                        List.of(CREATE_CQ),
                        NdkObjectType.ADAPTER,
                        List.of(NUMBER),
                        List.of(Output.of("event", Events.ofNotification())
                                .breaking(QP_19)
                                .breaking(Family.CONTEXT, QP_19, GEN_13))));
    }

    private static Descriptor post(String name, DispatchFunction function, RequirementId... rows) {
        return new Descriptor(
                name,
                List.of(function),
                NdkObjectType.QP,
                List.of(CALL, NUMBER, CONTEXT, NEIGHBOUR, QUEUE),
                List.of(
                        Output.of(
                                        "status",
                                        Statuses.returned(
                                                List.of(NtStatus.STATUS_CONNECTION_INVALID, NtStatus.STATUS_CANCELLED)))
                                .breaking(rows),
                        Output.of("deed", Deeds.notDone()).breaking(rows)));
    }
}
