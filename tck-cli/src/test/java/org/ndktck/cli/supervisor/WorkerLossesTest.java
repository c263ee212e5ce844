package org.ndktck.cli.supervisor;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.ndktck.gate.NdkFunction;

class WorkerLossesTest {

    private final WorkerLosses losses = new WorkerLosses();

    private void threeIn(NdkFunction function) {
        losses.inFunction(function, "first");
        losses.inFunction(function, "second");
        losses.inFunction(function, "third");
    }

    @Test
    void aFunctionIsCalledAgainAfterTheFirstLosses() {
        losses.inFunction(NdkFunction.ACCEPT, "first");
        losses.inFunction(NdkFunction.ACCEPT, "second");
        losses.inFunction(NdkFunction.CONNECT, "another");

        assertThat(losses.barred()).isEmpty();
        assertThat(losses.isEmpty()).isFalse();
    }

    @Test
    void aFunctionThatGoesOnToCostProcessesIsNotCalledAnyMore() {
        losses.inFunction(NdkFunction.CONNECT, "another");
        threeIn(NdkFunction.ACCEPT);

        assertThat(losses.barred()).containsOnlyKeys(NdkFunction.ACCEPT).containsValue("third");
    }

    @Test
    void whatCanBeAvoidedIsNeverTooMuch() {
        threeIn(NdkFunction.ACCEPT);
        threeIn(NdkFunction.CONNECT);

        assertThat(losses.areTooMany()).isFalse();
    }

    @Test
    void whatCannotBeAvoidedHasAnEnd() {
        losses.outside();
        losses.outside();
        assertThat(losses.areTooMany()).isFalse();

        losses.outside();
        assertThat(losses.areTooMany()).isTrue();
        assertThat(losses.barred()).isEmpty();
    }

    @Test
    void withoutAnyThereIsNone() {
        assertThat(losses.isEmpty()).isTrue();
        losses.outside();
        assertThat(losses.isEmpty()).isFalse();
    }
}
