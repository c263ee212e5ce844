package org.ndktck.faulty.grid.descriptor;

import static org.ndktck.catalog.RequirementId.*;
import static org.ndktck.faulty.DispatchFunction.*;
import static org.ndktck.faulty.grid.trigger.Dimension.*;

import java.util.List;
import org.ndktck.api.NdkObjectType;
import org.ndktck.faulty.grid.effect.Effect.Family;
import org.ndktck.faulty.grid.effect.Events;

/** What is told about connections. */
final class ConnectorEvents {

    private ConnectorEvents() {}

    static List<Descriptor> all() {
        return List.of(
                new Descriptor(
                        "ConnectEvent",
                        List.of(CREATE_LISTENER),
                        NdkObjectType.ADAPTER,
                        List.of(NUMBER, ADDRESS, ROUTE, TURN, NEIGHBOUR),
                        List.of(Output.of("event", Events.ofConnect())
                                .breaking(Family.NEVER, LIS_33, LIS_26, GEN_02)
                                .breaking(Family.CONTEXT, GEN_13)
                                .breaking(Family.OBJECT, GCD_18, CON_13))),
                new Descriptor(
                        "DisconnectEvent",
                        List.of(ACCEPT, ACCEPT_EX, COMPLETE_CONNECT, COMPLETE_CONNECT_EX),
                        NdkObjectType.CONNECTOR,
                        List.of(NUMBER, ADDRESS, ROUTE, TURN, ANTECEDENT, FORM, NEIGHBOUR, QUEUE),
                        List.of(Output.of("event", Events.ofDisconnect())
                                .breaking(Family.NEVER, ACC_13, CMP_04, CLO_20)
                                .breaking(Family.TWICE, EX_05)
                                .breaking(Family.CONTEXT, GEN_13)
                                .breaking(Family.OBJECT, DEV_05, DEV_09, DEV_11))));
    }
}
