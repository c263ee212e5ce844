package org.ndktck.invariants;

import static org.ndktck.catalog.RequirementId.*;
import static org.ndktck.gate.NdkFunction.*;
import static org.ndktck.invariants.SharedContract.*;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.ndktck.catalog.RequirementId;
import org.ndktck.gate.NdkFunction;

/** Which requirements say a rule: those of the kind of function first, then the function's own. */
final class RequirementsOfContract {

    /** Asked in every call that pends, so put together once. */
    private static final Map<SharedContract, Map<NdkFunction, List<RequirementId>>> ALL = all();

    private RequirementsOfContract() {}

    /** The requirements that say this of this function; none where no document says it. */
    static List<RequirementId> of(SharedContract rule, NdkFunction function) {
        return ALL.getOrDefault(rule, Map.of()).getOrDefault(function, List.of());
    }

    private static Map<SharedContract, Map<NdkFunction, List<RequirementId>>> all() {
        Map<SharedContract, Map<NdkFunction.Kind, List<RequirementId>>> general = general();
        Map<SharedContract, Map<NdkFunction, List<RequirementId>>> own = own();
        Map<SharedContract, Map<NdkFunction, List<RequirementId>>> all = new EnumMap<>(SharedContract.class);
        for (SharedContract rule : SharedContract.values()) {
            Map<NdkFunction, List<RequirementId>> rows = new EnumMap<>(NdkFunction.class);
            for (NdkFunction function : NdkFunction.values()) {
                List<RequirementId> ofFunction =
                        new ArrayList<>(general.getOrDefault(rule, Map.of()).getOrDefault(function.kind(), List.of()));
                ofFunction.addAll(own.getOrDefault(rule, Map.of()).getOrDefault(function, List.of()));
                rows.put(function, List.copyOf(ofFunction));
            }
            all.put(rule, rows);
        }
        return all;
    }

    private static Map<SharedContract, Map<NdkFunction.Kind, List<RequirementId>>> general() {
        Map<SharedContract, Map<NdkFunction.Kind, List<RequirementId>>> rows = new EnumMap<>(SharedContract.class);
        rows.put(PENDING_COMPLETES, kinds(List.of(CB_01), List.of(CB_11), List.of(CLO_04, CLO_07)));
        rows.put(INLINE_DOES_NOT, kinds(List.of(CB_02), List.of(CB_11), List.of(CLO_06)));
        rows.put(ONCE, kinds(List.of(CB_03), List.of(CB_15), List.of(CLO_07)));
        rows.put(CONTEXT, kinds(List.of(CB_04, GEN_13), List.of(CB_15, GEN_13), List.of(CLO_08, GEN_13)));
        rows.put(STORES_INLINE, kinds(List.of(), List.of(CB_12), List.of()));
        rows.put(DELIVERS_LATER, kinds(List.of(), List.of(CB_13), List.of()));
        return rows;
    }

    private static Map<NdkFunction.Kind, List<RequirementId>> kinds(
            List<RequirementId> request, List<RequirementId> create, List<RequirementId> close) {
        return Map.of(
                NdkFunction.Kind.REQUEST, request, NdkFunction.Kind.CREATE, create, NdkFunction.Kind.CLOSE, close);
    }

    /** Accept and complete connect stand for themselves: their Ex forms have rows of their own (EX-01, EX-02). */
    private static Map<SharedContract, Map<NdkFunction, List<RequirementId>>> own() {
        Map<SharedContract, Map<NdkFunction, List<RequirementId>>> rows = new EnumMap<>(SharedContract.class);
        rows.put(PENDING_COMPLETES, pendingCompletes());
        rows.put(INLINE_DOES_NOT, Map.of(CREATE_QP, List.of(QP_04)));
        rows.put(
                ONCE,
                Map.of(
                        CONNECT, List.of(CON_38),
                        COMPLETE_CONNECT, List.of(CMP_17),
                        ACCEPT, List.of(ACC_27),
                        DISCONNECT, List.of(DIS_20)));
        rows.put(CONTEXT, contexts());
        rows.put(STORES_INLINE, creates(CRE_03));
        rows.put(DELIVERS_LATER, creates(CRE_04));
        rows.put(NEVER_PENDS, synchronous());
        return rows;
    }

    private static Map<NdkFunction, List<RequirementId>> pendingCompletes() {
        return Map.ofEntries(
                Map.entry(CONNECT, List.of(CON_19, CON_38)),
                Map.entry(CONNECT_WITH_SHARED_ENDPOINT, List.of(CSE_11)),
                Map.entry(COMPLETE_CONNECT, List.of(CMP_08, CMP_17)),
                Map.entry(ACCEPT, List.of(ACC_17, ACC_27)),
                Map.entry(DISCONNECT, List.of(DIS_09, DIS_20)),
                Map.entry(LISTEN, List.of(LIS_10)),
                Map.entry(CREATE_CONNECTOR, List.of(CRE_06)),
                Map.entry(CREATE_LISTENER, List.of(LIS_04)),
                Map.entry(CREATE_SHARED_ENDPOINT, List.of(SEP_04)),
                Map.entry(CREATE_QP, List.of(QP_04)));
    }

    private static Map<NdkFunction, List<RequirementId>> contexts() {
        return Map.of(
                CONNECT, List.of(CON_17),
                CONNECT_WITH_SHARED_ENDPOINT, List.of(CSE_09),
                COMPLETE_CONNECT, List.of(CMP_06),
                ACCEPT, List.of(ACC_15),
                DISCONNECT, List.of(DIS_18),
                LISTEN, List.of(LIS_10));
    }

    private static Map<NdkFunction, List<RequirementId>> creates(RequirementId ofConnectors) {
        return Map.of(
                CREATE_CONNECTOR, List.of(ofConnectors),
                CREATE_LISTENER, List.of(LIS_03),
                CREATE_SHARED_ENDPOINT, List.of(SEP_03),
                CREATE_QP, List.of(QP_04));
    }

    private static Map<NdkFunction, List<RequirementId>> synchronous() {
        return Map.of(
                GET_CONNECTION_DATA, List.of(GCD_27),
                REJECT, List.of(REJ_09),
                GET_LOCAL_ADDRESS, List.of(GLA_13),
                GET_PEER_ADDRESS, List.of(GPA_11),
                GET_LISTENER_LOCAL_ADDRESS, List.of(LIS_37),
                GET_SHARED_ENDPOINT_LOCAL_ADDRESS, List.of(SEP_21),
                QUERY_EXTENSION, List.of(QEI_08),
                QUERY_ADAPTER_INFO, List.of(ADP_23));
    }
}
