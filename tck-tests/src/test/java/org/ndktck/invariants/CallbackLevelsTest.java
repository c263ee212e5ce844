package org.ndktck.invariants;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.IntSupplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.ndktck.api.NdkConnector;
import org.ndktck.catalog.RequirementId;
import org.ndktck.gate.AsyncCall;
import org.ndktck.gate.CallForm;
import org.ndktck.gate.NdkFunction;
import org.ndktck.scripted.Behaviour;
import org.ndktck.scripted.OpenGate;
import org.ndktck.scripted.Script;

/** The levels of callbacks, as a provider tells them. */
class CallbackLevelsTest {

    private final List<String> breaches = new CopyOnWriteArrayList<>();
    private final StandingInvariants watch =
            new StandingInvariants((id, kind, about, expected, observed) -> breaches.add(id + ": " + observed));

    private OpenGate open(Script script, IntSupplier level) {
        watch.askForLevels(level);
        OpenGate open = new OpenGate(script, watch);
        watch.watch(open.gate());
        return open;
    }

    private void connectAndDisconnect(IntSupplier level) {
        try (OpenGate open = open(new Script(), level)) {
            int port = open.listen(incoming -> {});
            NdkConnector active = open.connector();
            AsyncCall connect = open.connect(active, port);
            NdkConnector passive = open.incoming();
            AsyncCall accept = open.accept(passive);
            open.settled(connect);
            open.settled(open.connections().completeConnect(active, CallForm.PLAIN));
            open.settled(accept);
            AsyncCall disconnect = open.connections().disconnect(active);
            open.settled(open.connections().disconnect(passive));
            open.settled(disconnect);
            open.settled(open.objects().close(active));
            open.settled(open.objects().close(passive));
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2})
    void dispatchLevelAndLowerOnesBreakNothing(int level) {
        connectAndDisconnect(() -> level);

        assertThat(breaches).isEmpty();
        assertThat(watch.obstacleToLevels(RequirementId.IRQ_04)).isEmpty();
        assertThat(watch.obstacleToLevels(RequirementId.IRQ_05)).isEmpty();
    }

    @Test
    void theLevelAboveDispatchLevelBreaksBothRows() {
        connectAndDisconnect(() -> 3);

        assertThat(breaches)
                .contains(
                        "IRQ-04: the completion was called at IRQL 3",
                        "IRQ-05: NdkConnectEventCallback on C2 was called at IRQL 3",
                        "IRQ-05: NdkDisconnectEventCallback on C2 was called at IRQL 3")
                .allMatch(breach -> breach.endsWith(" was called at IRQL 3"));
    }

    @Test
    void everyCompletionIsAskedAboutThoseOfCreatesAndClosesAmongThem() {
        Script script =
                new Script().on(NdkFunction.CREATE_PD, Behaviour.PENDING).on(NdkFunction.CLOSE_PD, Behaviour.PENDING);
        try (OpenGate open = open(script, () -> 3)) {
            open.settled(open.objects().close(open.pd()));
        }

        assertThat(breaches).hasSize(2);
    }

    @Test
    void anOutcomeThatComesInlineHasNoLevel() {
        try (OpenGate open = open(new Script().on(NdkFunction.CREATE_PD, Behaviour.INLINE), () -> 3)) {
            open.pd();
        }

        assertThat(breaches).isEmpty();
        assertThat(watch.obstacleToLevels(RequirementId.IRQ_04))
                .contains("no callback came whose level IRQ-04 is about");
    }

    @Test
    void aNegativeLevelIsNone() {
        connectAndDisconnect(() -> -1);

        assertThat(breaches).isEmpty();
        assertThat(watch.obstacleToLevels(RequirementId.IRQ_04))
                .contains("ProviderControls.currentIrql answered -1, which is no IRQL");
    }

    @Test
    void aControlThatThrowsThrowsIntoNoCallback() {
        connectAndDisconnect(() -> {
            throw new IllegalStateException("no such thread");
        });

        assertThat(breaches).isEmpty();
        assertThat(watch.obstacleToLevels(RequirementId.IRQ_05))
                .contains("ProviderControls.currentIrql threw java.lang.IllegalStateException: no such thread");
    }

    @Test
    void withoutTheControlNothingIsAsked() {
        assertThat(watch.obstacleToLevels(RequirementId.IRQ_04)).contains("nobody was asked for levels");
    }
}
