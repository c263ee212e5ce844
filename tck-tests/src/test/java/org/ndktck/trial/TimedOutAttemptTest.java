package org.ndktck.trial;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import java.util.function.BiConsumer;
import org.junit.jupiter.api.Test;
import org.ndktck.api.NdkConnector;
import org.ndktck.api.NtStatus;
import org.ndktck.gate.AsyncCall;
import org.ndktck.gate.CallForm;
import org.ndktck.gate.NdkFunction;
import org.ndktck.scripted.Behaviour;
import org.ndktck.scripted.OpenGate;
import org.ndktck.scripted.Script;

/** A time-out is an excuse where the kit was asked and had not answered, and nowhere else. */
class TimedOutAttemptTest {

    private static Script connectEndingWith(Behaviour behaviour) {
        return new Script().eventsAtOnce().on(NdkFunction.CONNECT, behaviour);
    }

    private static Optional<AsyncCall> overtaken(OpenGate open) {
        return TimedOutAttempt.of(open.gate().calls(), open.gate().events());
    }

    /** Connects, does something inside the connect event, and looks once the connect has ended. */
    private static Optional<AsyncCall> afterAConnect(Script script, BiConsumer<OpenGate, NdkConnector> inTheEvent) {
        try (OpenGate open = new OpenGate(script)) {
            int port = open.listen(connector -> inTheEvent.accept(open, connector));
            open.settled(open.connect(open.connector(), port));
            return overtaken(open);
        }
    }

    private static Optional<AsyncCall> afterAConnect(Behaviour behaviour) {
        return afterAConnect(connectEndingWith(behaviour), (open, connector) -> {});
    }

    @Test
    void aRequestThatTimesOutWhileTheKitHasItIsOne() {
        assertThat(afterAConnect(Behaviour.failingLater(NtStatus.STATUS_IO_TIMEOUT)))
                .map(AsyncCall::function)
                .contains(NdkFunction.CONNECT);
    }

    @Test
    void soIsOneThatTimesOutBeforeItReturns() {
        assertThat(afterAConnect(Behaviour.failing(NtStatus.STATUS_IO_TIMEOUT)))
                .map(AsyncCall::function)
                .contains(NdkFunction.CONNECT);
    }

    @Test
    void anotherFailureIsNone() {
        assertThat(afterAConnect(Behaviour.failingLater(NtStatus.STATUS_CONNECTION_REFUSED)))
                .isEmpty();
    }

    @Test
    void aRequestThatDoesNotArriveIsNone() {
        Script script = connectEndingWith(Behaviour.failingLater(NtStatus.STATUS_IO_TIMEOUT))
                .connectEvents(0);

        assertThat(afterAConnect(script, (open, connector) -> {})).isEmpty();
    }

    @Test
    void aRequestThatWasAnsweredIsNone() {
        Script script = connectEndingWith(Behaviour.failingLater(NtStatus.STATUS_IO_TIMEOUT));

        assertThat(afterAConnect(script, (open, connector) -> open.connections().reject(connector, new byte[0])))
                .isEmpty();
    }

    @Test
    void anAnswerOfAnotherConnectionIsNoAnswer() {
        Script script = connectEndingWith(Behaviour.failingLater(NtStatus.STATUS_IO_TIMEOUT));
        try (OpenGate open = new OpenGate(script)) {
            NdkConnector other = open.connector();
            int port = open.listen(connector -> open.objects().close(other));
            AsyncCall connect = open.settled(open.connect(open.connector(), port));

            assertThat(overtaken(open)).contains(connect);
        }
    }

    @Test
    void anAnswerAfterATimeOutThatWasToldInlineComesTooLate() {
        try (OpenGate open = new OpenGate(connectEndingWith(Behaviour.failing(NtStatus.STATUS_IO_TIMEOUT)))) {
            int port = open.listen(connector -> {});
            AsyncCall connect = open.settled(open.connect(open.connector(), port));

            open.connections().reject(open.incoming(), new byte[0]);

            assertThat(overtaken(open)).contains(connect);
        }
    }

    @Test
    void anAnswerAfterTheTimeOutComesTooLate() {
        try (OpenGate open = new OpenGate(connectEndingWith(Behaviour.failingLater(NtStatus.STATUS_IO_TIMEOUT)))) {
            int port = open.listen(connector -> {});
            AsyncCall connect = open.settled(open.connect(open.connector(), port));

            open.connections().reject(open.incoming(), new byte[0]);

            assertThat(overtaken(open)).contains(connect);
        }
    }

    @Test
    void anAcceptThatTimesOutBeforeTheConnectIsCompletedIsOne() {
        try (OpenGate open =
                new OpenGate(new Script().on(NdkFunction.ACCEPT, Behaviour.failingLater(NtStatus.STATUS_IO_TIMEOUT)))) {
            open.connect(open.connector(), open.listen(connector -> {}));

            AsyncCall accept = open.settled(open.accept(open.incoming()));

            assertThat(overtaken(open)).contains(accept);
        }
    }

    @Test
    void anAcceptThatTimesOutAfterwardsIsNone() {
        Behaviour timesOutWithTheConnection = request -> {
            request.whenKnown(status -> request.later(() -> request.complete(NtStatus.STATUS_IO_TIMEOUT)));
            return NtStatus.STATUS_PENDING;
        };
        try (OpenGate open = new OpenGate(new Script().on(NdkFunction.ACCEPT, timesOutWithTheConnection))) {
            NdkConnector active = open.connector();
            AsyncCall connect = open.connect(active, open.listen(connector -> {}));
            AsyncCall accept = open.accept(open.incoming());
            open.settled(connect);

            open.connections().completeConnect(active, CallForm.PLAIN, () -> {});
            open.settled(accept);

            assertThat(accept.completion().isAnyOf(NtStatus.STATUS_IO_TIMEOUT)).isTrue();
            assertThat(overtaken(open)).isEmpty();
        }
    }
}
