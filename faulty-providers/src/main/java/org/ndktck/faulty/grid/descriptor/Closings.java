package org.ndktck.faulty.grid.descriptor;

import static org.ndktck.catalog.RequirementId.*;
import static org.ndktck.faulty.DispatchFunction.*;
import static org.ndktck.faulty.grid.trigger.Dimension.*;

import java.util.*;
import java.util.stream.Stream;
import org.ndktck.api.NdkObjectType;
import org.ndktck.catalog.RequirementId;
import org.ndktck.faulty.DispatchFunction;
import org.ndktck.faulty.grid.effect.*;
import org.ndktck.faulty.grid.effect.Effect.Family;
import org.ndktck.faulty.grid.trigger.Dimension;

/** What closes objects. */
final class Closings {

    private Closings() {}

    static List<Descriptor> all() {
        List<Dimension> few = List.of(CALL, NUMBER, CONTEXT, NEIGHBOUR);
        return List.of(
                new Descriptor(
                        "CloseConnector",
                        List.of(CLOSE_CONNECTOR),
                        NdkObjectType.CONNECTOR,
                        List.of(CALL, NUMBER, CONTEXT, ADDRESS, ROUTE, TURN, ANTECEDENT, FORM, NEIGHBOUR, QUEUE),
                        List.of(
                                outputs(CON_35, LIS_18, LIS_20, SEP_17, CLO_20, CLO_13, CLO_23, CSE_19, LIF_07),
                                Output.of("event", Events.raisedByOwnCall()).and(Events.raisedAfterClose()))),
                close(
                        "CloseListener",
                        CLOSE_LISTENER,
                        List.of(CALL, NUMBER, CONTEXT, ADDRESS, NEIGHBOUR),
                        LIS_19,
                        LIS_20,
                        LIS_30,
                        LIS_29,
                        CEV_06,
                        CEV_10),
                close(
                        "CloseSharedEndpoint",
                        CLOSE_SHARED_ENDPOINT,
                        List.of(CALL, NUMBER, CONTEXT, ADDRESS, NEIGHBOUR),
                        SEP_17,
                        SEP_16),
                close("CloseQp", CLOSE_QP, List.of(CALL, NUMBER, CONTEXT, NEIGHBOUR, QUEUE), QP_13, QP_17),
                close("ClosePd", CLOSE_PD, few),
                close("CloseCq", CLOSE_CQ, few));
    }

    private static Descriptor close(
            String name, DispatchFunction function, List<Dimension> dimensions, RequirementId... whenLateOrEarly) {
        return new Descriptor(name, List.of(function), null, dimensions, List.of(outputs(whenLateOrEarly)));
    }

    /** What is late keeps what must be free; what is early frees what must be kept. */
    private static Output outputs(RequirementId... own) {
        return Output.of("completion", Closes.completions())
                .breaking(Family.LATE, own)
                .breaking(
                        Family.EARLY,
                        Stream.concat(
                                        Stream.of(LIF_08, LIF_09, LIF_13, CLO_14, CLO_15, CLO_27, CEV_10, DEV_12),
                                        Arrays.stream(own))
                                .toArray(RequirementId[]::new))
                .breaking(Family.CONTEXT, GEN_13);
    }
}
