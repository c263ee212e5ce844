package org.ndktck.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.ndktck.api.AcceptArgs;
import org.ndktck.api.CreateListenerArgs;
import org.ndktck.api.NdkConnector;
import org.ndktck.api.NdkListener;
import org.ndktck.api.NtStatus;
import org.ndktck.catalog.RequirementId;
import org.ndktck.gate.AsyncCall;
import org.ndktck.gate.CallForm;
import org.ndktck.gate.NdkFunction;
import org.ndktck.scripted.Behaviour;
import org.ndktck.scripted.OpenGate;
import org.ndktck.scripted.Script;

/** Outcomes and events that nobody drove at: each breach, and the nearest lawful one. */
class OutcomeRulesTest {

    private static final Behaviour SUCCEEDS_AT_ONCE = Behaviour.failing(NtStatus.STATUS_SUCCESS);

    /** Ends a request with this, when it has an outcome. */
    private static Behaviour endingWith(NtStatus status) {
        return request -> {
            request.whenKnown(any -> request.later(() -> request.complete(status)));
            return NtStatus.STATUS_PENDING;
        };
    }

    private record Connection(OpenGate open, NdkConnector active, NdkConnector passive, AsyncCall connect) {

        static Connection requested(OpenGate open) {
            int port = open.listen(connector -> {});
            NdkConnector active = open.connector();
            AsyncCall connect = open.connect(active, port);
            return new Connection(open, active, open.incoming(), connect);
        }

        Connection established() {
            AsyncCall accept = open.accept(passive);
            open.settled(connect);
            open.settled(open.connections().completeConnect(active, CallForm.PLAIN));
            open.settled(accept);
            return this;
        }
    }

    @Test
    void aConnectionThatIsLivedThroughBreaksNothing() {
        try (OpenGate open = new OpenGate(new Script())) {
            Connection connection = Connection.requested(open).established();
            AsyncCall first = open.connections().disconnect(connection.active());
            open.settled(open.connections().disconnect(connection.passive()));
            open.settled(first);
            open.settled(open.objects().close(connection.active()));
            open.settled(open.objects().close(connection.passive()));

            assertThat(Judged.rows(open)).isEmpty();
        }
    }

    @Test
    void aConnectToNobodyThatSucceedsBreaksCon31() {
        try (OpenGate open = new OpenGate(new Script().on(NdkFunction.CONNECT, SUCCEEDS_AT_ONCE))) {
            open.connect(open.connector(), 50_999);

            assertThat(Judged.rows(open)).containsExactly(RequirementId.CON_31);
        }
    }

    @Test
    void aConnectThatSucceedsBeforeTheAcceptBreaksCon32() {
        try (OpenGate open = new OpenGate(new Script().on(NdkFunction.CONNECT, SUCCEEDS_AT_ONCE))) {
            Connection.requested(open);

            assertThat(Judged.rows(open)).containsExactly(RequirementId.CON_32);
        }
    }

    @Test
    void aRejectedConnectEndsInARefusal() {
        for (NtStatus status :
                new NtStatus[] {NtStatus.STATUS_CONNECTION_REFUSED, NtStatus.STATUS_CONNECTION_ABORTED}) {
            try (OpenGate open = new OpenGate(new Script().on(NdkFunction.CONNECT, endingWith(status)))) {
                Connection connection = Connection.requested(open);
                open.connections().reject(connection.passive(), new byte[0]);
                open.settled(connection.connect());

                if (status.equals(NtStatus.STATUS_CONNECTION_REFUSED)) {
                    assertThat(Judged.rows(open)).isEmpty();
                } else {
                    assertThat(Judged.rows(open)).containsExactly(RequirementId.REJ_10);
                }
            }
        }
    }

    @Test
    void aRejectedConnectThatSucceedsBreaksRej10() {
        Script script = new Script().on(NdkFunction.CONNECT, endingWith(NtStatus.STATUS_SUCCESS));
        try (OpenGate open = new OpenGate(script)) {
            Connection connection = Connection.requested(open);
            open.connections().reject(connection.passive(), new byte[0]);
            open.settled(connection.connect());

            assertThat(Judged.rows(open)).containsExactly(RequirementId.REJ_10);
        }
    }

    @Test
    void anAcceptedConnectThatFailsBreaksAcc22() {
        Script script = new Script().on(NdkFunction.CONNECT, endingWith(NtStatus.STATUS_CONNECTION_REFUSED));
        try (OpenGate open = new OpenGate(script)) {
            Connection connection = Connection.requested(open);
            open.accept(connection.passive());
            open.settled(connection.connect());

            assertThat(Judged.rows(open)).containsExactly(RequirementId.ACC_22);
            assertThat(Judged.breaches(open, true)).isEmpty();
        }
    }

    @Test
    void aProviderMayTimeOutWhenItLikes() {
        Script script = new Script().on(NdkFunction.CONNECT, endingWith(NtStatus.STATUS_IO_TIMEOUT));
        try (OpenGate open = new OpenGate(script)) {
            Connection connection = Connection.requested(open);
            open.accept(connection.passive());
            open.settled(connection.connect());

            assertThat(Judged.rows(open)).isEmpty();
        }
    }

    @Test
    void anAcceptThatFailsWhileTheConnectIsOutstandingBreaksAcc22() {
        assertThat(rowsOfAnAcceptThat(NtStatus.STATUS_CONNECTION_ABORTED, open -> {}))
                .containsExactly(RequirementId.ACC_22);
        assertThat(rowsOfAnAcceptThat(NtStatus.STATUS_IO_TIMEOUT, open -> {})).isEmpty();
    }

    /** What is closed besides has nothing to do with it; what the connection is made over may end it. */
    @Test
    void onlyTheCloseOfWhatAConnectionNeedsExcusesItsFailure() {
        assertThat(rowsOfAnAcceptThat(
                        NtStatus.STATUS_CONNECTION_ABORTED,
                        open -> open.settled(open.objects().close(open.listener(connector -> {})))))
                .containsExactly(RequirementId.ACC_22);
        assertThat(rowsOfAnAcceptThat(
                        NtStatus.STATUS_CONNECTION_ABORTED,
                        open -> open.objects().close(open.listening().get(0))))
                .isEmpty();
    }

    private static List<RequirementId> rowsOfAnAcceptThat(NtStatus fails, Consumer<OpenGate> before) {
        try (OpenGate open = new OpenGate(new Script().on(NdkFunction.ACCEPT, Behaviour.failing(fails)))) {
            Connection connection = Connection.requested(open);
            before.accept(open);
            open.accept(connection.passive());

            return Judged.rows(open);
        }
    }

    @Test
    void anAcceptThatFailsAlthoughTheConnectWasCompletedBreaksCmp14() {
        Script script = new Script().on(NdkFunction.ACCEPT, endingWith(NtStatus.STATUS_CONNECTION_ABORTED));
        try (OpenGate open = new OpenGate(script)) {
            Connection.requested(open).established();

            assertThat(Judged.rows(open)).containsExactly(RequirementId.CMP_14);
        }
    }

    /** The connect pends until its connector is closed, which says nothing about why the accept failed. */
    @Test
    void anAcceptThatFailsIsBlamedAlsoWhereTheConnectIsGivenUpAfterwards() {
        AtomicReference<Runnable> givingUp = new AtomicReference<>();
        Script script = new Script()
                .on(NdkFunction.ACCEPT, Behaviour.failing(NtStatus.STATUS_CONNECTION_INVALID))
                .on(NdkFunction.CONNECT, request -> {
                    givingUp.set(() -> request.later(() -> request.complete(NtStatus.STATUS_CONNECTION_REFUSED)));
                    return NtStatus.STATUS_PENDING;
                });
        try (OpenGate open = new OpenGate(script)) {
            Connection connection = Connection.requested(open);
            open.accept(connection.passive());
            open.settled(open.objects().close(connection.passive()));
            Objects.requireNonNull(givingUp.get()).run();
            open.settled(connection.connect());

            assertThat(Judged.rows(open)).containsExactly(RequirementId.ACC_22);
        }
    }

    @Test
    void aCompleteConnectThatFailsIsBlamedAlsoWhereTheAcceptFailsAfterwards() {
        Script script =
                new Script().on(NdkFunction.COMPLETE_CONNECT, Behaviour.failing(NtStatus.STATUS_CONNECTION_INVALID));
        try (OpenGate open = new OpenGate(script)) {
            Connection connection = Connection.requested(open);
            AsyncCall accept = open.accept(connection.passive());
            open.settled(connection.connect());
            open.connections().completeConnect(connection.active(), CallForm.PLAIN);
            open.settled(open.objects().close(connection.active()));
            open.settled(accept);

            assertThat(Judged.rows(open)).contains(RequirementId.CMP_14).containsOnly(RequirementId.CMP_14);
        }
    }

    @Test
    void aDisconnectThatFailsAlthoughBothDisconnectBreaksDis04() {
        Script script = new Script().on(NdkFunction.DISCONNECT, endingWith(NtStatus.STATUS_CONNECTION_ABORTED));
        try (OpenGate open = new OpenGate(script)) {
            Connection connection = Connection.requested(open).established();
            AsyncCall first = open.connections().disconnect(connection.active());
            AsyncCall second = open.connections().disconnect(connection.passive());
            open.settled(first);
            open.settled(second);

            assertThat(Judged.rows(open)).contains(RequirementId.DIS_04).containsOnly(RequirementId.DIS_04);
        }
    }

    @Test
    void anEventOfAPausedListenerBreaksCev06() {
        try (OpenGate open = new OpenGate(new Script())) {
            NdkListener listener = open.listener(connector -> {});
            open.settled(open.objects().listen(listener, open.address(), 20_001));
            open.objects().controlConnectEvents(listener, true);
            open.connect(open.connector(), 20_001);
            open.incoming();

            assertThat(Judged.rows(open)).containsExactly(RequirementId.CEV_06);
        }
    }

    @Test
    void anEventOfAListenerThatIsPausedNoMoreBreaksNothing() {
        try (OpenGate open = new OpenGate(new Script())) {
            NdkListener listener = open.listener(connector -> {});
            open.settled(open.objects().listen(listener, open.address(), 20_001));
            open.objects().controlConnectEvents(listener, true);
            open.objects().controlConnectEvents(listener, false);
            open.connect(open.connector(), 20_001);
            open.incoming();

            assertThat(Judged.rows(open)).isEmpty();
        }
    }

    @Test
    void anEventThatABystanderHearsBreaksCev05() {
        Script script = new Script();
        try (OpenGate open = new OpenGate(script)) {
            NdkListener bystander = open.listener(connector -> {});
            open.settled(open.objects().listen(bystander, open.address(), 20_001));
            Connection.requested(open);
            CreateListenerArgs created = script.arguments().stream()
                    .filter(CreateListenerArgs.class::isInstance)
                    .map(CreateListenerArgs.class::cast)
                    .findFirst()
                    .orElseThrow();
            created.connectEvent().connectEvent(created.connectEventContext(), open.connector());

            assertThat(Judged.rows(open)).containsExactly(RequirementId.CEV_05);
        }
    }

    @Test
    void aDisconnectEventForNobodysDepartureBreaksDev02() {
        Script script = new Script();
        try (OpenGate open = new OpenGate(script)) {
            Connection.requested(open).established();
            raise(script);

            assertThat(Judged.rows(open)).containsExactly(RequirementId.DEV_02);
        }
    }

    @Test
    void aDisconnectEventOfAPeerThatLeftBreaksNothing() {
        Script script = new Script();
        try (OpenGate open = new OpenGate(script)) {
            Connection connection = Connection.requested(open).established();
            open.connections().disconnect(connection.active());
            raise(script);

            assertThat(Judged.rows(open)).isEmpty();
        }
    }

    /** Raises the disconnect event of the accepted connector. */
    private static void raise(Script script) {
        AcceptArgs accepted = script.arguments().stream()
                .filter(AcceptArgs.class::isInstance)
                .map(AcceptArgs.class::cast)
                .findFirst()
                .orElseThrow();
        Objects.requireNonNull(accepted.disconnectEvent()).disconnectEvent(accepted.disconnectEventContext());
    }

    @Test
    void aSecondListenerOnAGivenPortBreaksLis16() {
        try (OpenGate open = new OpenGate(new Script())) {
            NdkListener first = open.listener(connector -> {});
            open.settled(open.objects().listen(first, open.address(), 20_001));
            open.settled(open.objects().listen(open.listener(connector -> {}), open.address(), 20_001));

            assertThat(Judged.rows(open)).containsExactly(RequirementId.LIS_16);
        }
    }

    @Test
    void aSecondListenerAfterTheCloseOfTheFirstBreaksNothing() {
        try (OpenGate open = new OpenGate(new Script())) {
            NdkListener first = open.listener(connector -> {});
            open.settled(open.objects().listen(first, open.address(), 20_001));
            open.settled(open.objects().close(first));
            open.settled(open.objects().listen(open.listener(connector -> {}), open.address(), 20_001));

            assertThat(Judged.rows(open)).isEmpty();
        }
    }
}
