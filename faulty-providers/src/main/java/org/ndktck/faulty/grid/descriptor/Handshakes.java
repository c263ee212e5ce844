package org.ndktck.faulty.grid.descriptor;

import static org.ndktck.catalog.RequirementId.*;
import static org.ndktck.faulty.DispatchFunction.*;
import static org.ndktck.faulty.grid.trigger.Dimension.*;

import java.util.List;
import org.ndktck.api.*;
import org.ndktck.faulty.grid.effect.*;
import org.ndktck.faulty.grid.effect.Effect.Family;
import org.ndktck.faulty.grid.trigger.Dimension;

/** What makes and ends connections. */
final class Handshakes {

    private static final String INBOUND = "inboundReadLimit";
    private static final String OUTBOUND = "outboundReadLimit";
    private static final String DATA = "privateData";
    private static final String OUTCOME = "outcome";
    private static final String COMPLETION = "completion";
    private static final NdkObjectType CONNECTOR = NdkObjectType.CONNECTOR;

    private Handshakes() {}

    static List<Descriptor> all() {
        return List.of(connect(), accept(), completeConnect(), reject(), disconnect());
    }

    private static Descriptor connect() {
        return new Descriptor(
                "Connect",
                List.of(CONNECT, CONNECT_WITH_SHARED_ENDPOINT),
                CONNECTOR,
                List.of(CALL, NUMBER, CONTEXT, ADDRESS, ROUTE, NEIGHBOUR, QUEUE, Dimension.DATA),
                List.of(
                        Output.of(INBOUND, Inputs.ofLimit(INBOUND, OUTBOUND))
                                .breaking(GCD_02, CON_07, CON_08, ACC_07, GCD_03, GCD_04, CON_12),
                        Output.of(OUTBOUND, Inputs.ofLimit(OUTBOUND, INBOUND))
                                .breaking(GCD_02, CON_09, CON_10, ACC_05, GCD_03, GCD_04, CON_12),
                        Output.of(DATA, Inputs.ofData())
                                .without("ofOtherDirection")
                                .breaking(CON_13, GCD_18, ADP_12, GCD_09),
                        Output.of("source", Inputs.ofPort("pSrcAddress", "srcAddressLength"))
                                .breaking(GLA_11, GPA_09, CON_34, CON_35),
                        Output.of(
                                        OUTCOME,
                                        Statuses.outcome(List.of(
                                                NtStatus.STATUS_CONNECTION_REFUSED,
                                                NtStatus.STATUS_SHARING_VIOLATION,
                                                NtStatus.STATUS_INVALID_ADDRESS,
                                                NtStatus.STATUS_ADDRESS_ALREADY_EXISTS)))
                                .breaking(Family.FAILURE, ACC_22, GEN_02, CON_11, CON_14, CON_35, CEV_01, CON_05)
                                .breaking(
                                        Family.SUCCESS, CON_31, REJ_10, CON_34, LIS_25, LIS_30, CLO_23, LIS_28, SEP_15),
                        Output.of(COMPLETION, Requests.completions())
                                .breaking(Family.NEVER, CON_19, CON_38)
                                .breaking(Family.TWICE, CON_38)
                                .breaking(Family.CONTEXT, CON_17, CSE_09, GEN_13)
                                .breaking(Family.OBJECT, CON_17, CON_19, CON_38)
                                .breaking(Family.EARLY, CON_32, CON_31, REJ_10)));
    }

    private static Descriptor accept() {
        return new Descriptor(
                "Accept",
                List.of(ACCEPT, ACCEPT_EX),
                CONNECTOR,
                List.of(
                        CALL,
                        NUMBER,
                        CONTEXT,
                        ADDRESS,
                        ROUTE,
                        TURN,
                        ANTECEDENT,
                        FORM,
                        NEIGHBOUR,
                        QUEUE,
                        ASKED,
                        Dimension.DATA),
                List.of(
                        Output.of(INBOUND, Inputs.ofLimit(INBOUND, OUTBOUND))
                                .breaking(GCD_02, ACC_04, ACC_05, CON_10, GCD_03, GCD_04, CON_12),
                        Output.of(OUTBOUND, Inputs.ofLimit(OUTBOUND, INBOUND))
                                .breaking(GCD_02, ACC_06, ACC_07, CON_08, GCD_03, GCD_04, CON_12),
                        Output.of(DATA, Inputs.ofData()).breaking(ACC_09, GCD_18, ADP_12, GCD_09),
                        Output.of(
                                        OUTCOME,
                                        Statuses.outcome(List.of(
                                                NtStatus.STATUS_CONNECTION_ABORTED,
                                                NtStatus.STATUS_CONNECTION_INVALID)))
                                .breaking(
                                        Family.FAILURE, ACC_22, CMP_14, ACC_28, ACC_08, ACC_10, ACC_12, GEN_02, ACC_26)
                                .breaking(Family.SUCCESS, REJ_11, ACC_28),
                        Output.of(COMPLETION, Requests.completions())
                                .breaking(Family.NEVER, ACC_17, ACC_27)
                                .breaking(Family.TWICE, ACC_27)
                                .breaking(Family.CONTEXT, ACC_15, GEN_13)
                                .breaking(Family.OBJECT, ACC_15, ACC_17, ACC_27)
                                .breaking(Family.EARLY, REJ_11, ACC_22)));
    }

    private static Descriptor completeConnect() {
        return new Descriptor(
                "CompleteConnect",
                List.of(COMPLETE_CONNECT, COMPLETE_CONNECT_EX),
                CONNECTOR,
                List.of(CALL, NUMBER, CONTEXT, ADDRESS, ROUTE, TURN, ANTECEDENT, FORM, NEIGHBOUR, QUEUE, ASKED),
                List.of(
                        Output.of(
                                        OUTCOME,
                                        Statuses.outcome(List.of(
                                                NtStatus.STATUS_CONNECTION_INVALID,
                                                NtStatus.STATUS_CONNECTION_ABORTED)))
                                .and(Deeds.notDone())
                                .breaking(Family.FAILURE, GEN_02, CMP_03, CMP_14, CMP_15, CMP_16)
                                .breaking(Family.DEED, CMP_14, ACC_17)
                                .breaking(Family.SUCCESS, CMP_13, CMP_14, ACC_28),
                        Output.of(COMPLETION, Requests.completions())
                                .breaking(Family.NEVER, CMP_08, CMP_17)
                                .breaking(Family.TWICE, CMP_17)
                                .breaking(Family.CONTEXT, CMP_06, GEN_13)
                                .breaking(Family.OBJECT, CMP_06, CMP_08, CMP_17)
                                .breaking(Family.EARLY, CMP_14, CMP_13, ACC_28)));
    }

    private static Descriptor reject() {
        return new Descriptor(
                "Reject",
                List.of(REJECT),
                CONNECTOR,
                List.of(CALL, NUMBER, ADDRESS, ROUTE, TURN, ANTECEDENT, NEIGHBOUR, ASKED, Dimension.DATA),
                List.of(
                        Output.of(DATA, Inputs.ofData()).breaking(REJ_03, GCD_18, GCD_09),
                        Output.of(
                                        "status",
                                        Statuses.returned(List.of(
                                                NtStatus.STATUS_CONNECTION_ABORTED,
                                                NtStatus.STATUS_CONNECTION_INVALID)))
                                .without("successForFailure")
                                .breaking(Family.STATUS, REJ_02, REJ_03, REJ_04, REJ_14)
                                .breaking(Family.PENDING, REJ_09),
                        Output.of("deed", Deeds.notDone()).breaking(Family.DEED, REJ_10, REJ_11, REJ_02, REJ_14)));
    }

    private static Descriptor disconnect() {
        return new Descriptor(
                "Disconnect",
                List.of(DISCONNECT),
                CONNECTOR,
                List.of(CALL, NUMBER, CONTEXT, ADDRESS, ROUTE, TURN, ANTECEDENT, FORM, NEIGHBOUR, QUEUE),
                List.of(
                        Output.of(
                                        OUTCOME,
                                        Statuses.outcome(List.of(
                                                NtStatus.STATUS_IO_TIMEOUT,
                                                NtStatus.STATUS_CONNECTION_INVALID,
                                                NtStatus.STATUS_CONNECTION_ABORTED)))
                                .and(Deeds.notDone(), Events.raisedByOwnCall())
                                .breaking(Family.FAILURE, DIS_04, DIS_19, DIS_02, DEV_13)
                                .breaking(Family.DEED, DIS_02, DEV_02, DIS_03, DIS_12)
                                .breaking(Family.SUCCESS, DIS_05),
                        Output.of(COMPLETION, Requests.completions())
                                .breaking(Family.NEVER, DIS_09, DIS_20)
                                .breaking(Family.TWICE, DIS_20)
                                .breaking(Family.CONTEXT, DIS_18, GEN_13)
                                .breaking(Family.OBJECT, DIS_18, DIS_09, DIS_20)
                                .breaking(Family.EARLY, DIS_03, DIS_05, DIS_12)));
    }
}
