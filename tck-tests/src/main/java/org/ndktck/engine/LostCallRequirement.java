package org.ndktck.engine;

import java.util.Optional;
import org.ndktck.catalog.RequirementId;
import org.ndktck.gate.NdkFunction;

/** Which requirement a function breaks that neither returns nor leaves the process alone. */
public final class LostCallRequirement {

    private LostCallRequirement() {}

    /**
     * Names the row that demands the end of a call, inline or through its completion.
     *
     * @param function the function
     * @return the row; nothing for the open of an adapter: what it owes depends on the version, and only the rows on that call it
     */
    public static Optional<RequirementId> demandedBy(NdkFunction function) {
        return switch (function) {
            case QUERY_EXTENSION -> Optional.of(RequirementId.QEI_08);
            case QUERY_ADAPTER_INFO -> Optional.of(RequirementId.ADP_23);
            case CREATE_QP -> Optional.of(RequirementId.QP_04);
            case CREATE_LISTENER -> Optional.of(RequirementId.LIS_03);
            case CREATE_SHARED_ENDPOINT -> Optional.of(RequirementId.SEP_03);
            case CREATE_CQ, CREATE_PD, CREATE_CONNECTOR -> Optional.of(RequirementId.CB_11);
            case LISTEN -> Optional.of(RequirementId.LIS_10);
            case GET_LISTENER_LOCAL_ADDRESS -> Optional.of(RequirementId.LIS_37);
            case GET_SHARED_ENDPOINT_LOCAL_ADDRESS -> Optional.of(RequirementId.SEP_21);
            case CONNECT -> Optional.of(RequirementId.CON_38);
            case CONNECT_WITH_SHARED_ENDPOINT -> Optional.of(RequirementId.CSE_11);
            case ACCEPT, ACCEPT_EX -> Optional.of(RequirementId.ACC_27);
            case COMPLETE_CONNECT, COMPLETE_CONNECT_EX -> Optional.of(RequirementId.CMP_17);
            case REJECT -> Optional.of(RequirementId.REJ_09);
            case GET_CONNECTION_DATA -> Optional.of(RequirementId.GCD_27);
            case GET_LOCAL_ADDRESS -> Optional.of(RequirementId.GLA_13);
            case GET_PEER_ADDRESS -> Optional.of(RequirementId.GPA_11);
            case DISCONNECT -> Optional.of(RequirementId.DIS_20);
            case CLOSE_CQ, CLOSE_PD, CLOSE_QP, CLOSE_CONNECTOR, CLOSE_LISTENER, CLOSE_SHARED_ENDPOINT ->
                Optional.of(RequirementId.CLO_04);
            // They have no completion, and no row demands their end alone: it is the row that demands what the call is
            // for.
            case CONTROL_CONNECT_EVENTS -> Optional.of(RequirementId.LIS_25);
            case SEND, RECEIVE, GET_CQ_RESULTS -> Optional.of(RequirementId.QP_15);
            case FLUSH -> Optional.of(RequirementId.QP_06);
            case ARM_CQ -> Optional.of(RequirementId.QP_19);
            case OPEN_ADAPTER -> Optional.empty();
        };
    }
}
