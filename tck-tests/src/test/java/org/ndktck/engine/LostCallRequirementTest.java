package org.ndktck.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.ndktck.catalog.Catalog;
import org.ndktck.catalog.RequirementId;
import org.ndktck.gate.NdkFunction;

class LostCallRequirementTest {

    private static final Catalog CATALOG = Catalog.load();

    @ParameterizedTest
    @EnumSource(NdkFunction.class)
    void theRowIsAMustThatTheKitChecks(NdkFunction function) {
        LostCallRequirement.demandedBy(function).ifPresent(id -> {
            assertThat(CATALOG.requirement(id).isProviderMust()).isTrue();
            assertThat(Manifest.checks()).containsKey(id);
        });
    }

    @Test
    void onlyFunctionsWhoseEndNoRowDemandsHaveNone() {
        Set<NdkFunction> without = EnumSet.noneOf(NdkFunction.class);
        Arrays.stream(NdkFunction.values())
                .filter(function -> LostCallRequirement.demandedBy(function).isEmpty())
                .forEach(without::add);

        assertThat(without).containsExactly(NdkFunction.OPEN_ADAPTER);
    }

    @ParameterizedTest
    @CsvSource({
        "CONNECT, CON_38",
        "CONNECT_WITH_SHARED_ENDPOINT, CSE_11",
        "ACCEPT, ACC_27",
        "COMPLETE_CONNECT, CMP_17",
        "DISCONNECT, DIS_20",
        "REJECT, REJ_09",
        "GET_CONNECTION_DATA, GCD_27",
        "GET_LOCAL_ADDRESS, GLA_13",
        "GET_PEER_ADDRESS, GPA_11",
        "GET_LISTENER_LOCAL_ADDRESS, LIS_37",
        "GET_SHARED_ENDPOINT_LOCAL_ADDRESS, SEP_21",
        "QUERY_EXTENSION, QEI_08",
        "QUERY_ADAPTER_INFO, ADP_23",
        "LISTEN, LIS_10",
        "CREATE_QP, QP_04",
        "CREATE_LISTENER, LIS_03",
        "CREATE_SHARED_ENDPOINT, SEP_03",
        "CREATE_CONNECTOR, CB_11",
        "CLOSE_CONNECTOR, CLO_04",
        "CLOSE_LISTENER, CLO_04",
        "CONTROL_CONNECT_EVENTS, LIS_25",
        "SEND, QP_15",
        "RECEIVE, QP_15",
        "FLUSH, QP_06",
        "ARM_CQ, QP_19",
        "GET_CQ_RESULTS, QP_15",
    })
    void aFunctionIsTheMatterOfItsOwnPage(NdkFunction function, RequirementId id) {
        assertThat(LostCallRequirement.demandedBy(function)).contains(id);
    }
}
