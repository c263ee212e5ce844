package org.ndktck.trial;

import static org.assertj.core.api.Assertions.assertThat;
import static org.ndktck.catalog.RequirementId.ACC_09;
import static org.ndktck.catalog.RequirementId.CON_32;
import static org.ndktck.catalog.RequirementId.DIS_19;
import static org.ndktck.catalog.RequirementId.GCD_20;
import static org.ndktck.catalog.RequirementId.QP_13;

import org.junit.jupiter.api.Test;
import org.ndktck.gate.NdkFunction;

class DispatchLevelFunctionsTest {

    @Test
    void aRowIsAboutTheFunctionThatItsTitleBeginsWithThoughOtherPagesStateIt() {
        assertThat(DispatchLevelFunctions.of(CON_32))
                .containsExactlyInAnyOrder(
                        NdkFunction.CONNECT,
                        NdkFunction.COMPLETE_CONNECT,
                        NdkFunction.COMPLETE_CONNECT_EX,
                        NdkFunction.GET_CONNECTION_DATA);
    }

    /** The other side of a connection may answer in the form of another version. */
    @Test
    void aRowAboutAFunctionIsAboutItsExFormToo() {
        assertThat(DispatchLevelFunctions.of(ACC_09)).containsExactly(NdkFunction.ACCEPT, NdkFunction.ACCEPT_EX);
        assertThat(DispatchLevelFunctions.isAbout(ACC_09, NdkFunction.ACCEPT_EX))
                .isTrue();
    }

    @Test
    void aRowIsNotAboutAFunctionThatItsTitleOnlyMentions() {
        assertThat(DispatchLevelFunctions.of(GCD_20)).containsExactly(NdkFunction.GET_CONNECTION_DATA);
    }

    @Test
    void aRowThatNoPageOfAFunctionStatesIsAboutThoseOfItsSection() {
        assertThat(DispatchLevelFunctions.of(DIS_19))
                .containsExactlyInAnyOrder(NdkFunction.DISCONNECT, NdkFunction.CLOSE_CONNECTOR);
        assertThat(DispatchLevelFunctions.of(QP_13))
                .containsExactlyInAnyOrder(NdkFunction.CLOSE_QP, NdkFunction.CLOSE_CONNECTOR);
    }
}
