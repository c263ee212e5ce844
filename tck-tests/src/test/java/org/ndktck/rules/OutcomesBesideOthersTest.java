package org.ndktck.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Objects;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.ndktck.api.CreateListenerArgs;
import org.ndktck.api.NdkConnector;
import org.ndktck.api.NdkListener;
import org.ndktck.api.NdkSharedEndpoint;
import org.ndktck.api.NtStatus;
import org.ndktck.catalog.RequirementId;
import org.ndktck.gate.AsyncCall;
import org.ndktck.gate.CallForm;
import org.ndktck.gate.ConnectionGate;
import org.ndktck.gate.NdkFunction;
import org.ndktck.scripted.Behaviour;
import org.ndktck.scripted.OpenGate;
import org.ndktck.scripted.Request;
import org.ndktck.scripted.Script;

/** Outcomes that another object of the try decides: a listener that closes or pauses, or an address that somebody has. */
class OutcomesBesideOthersTest {

    private static final int GIVEN = 20_001;
    private static final int NOBODYS = 50_999;
    private static final Behaviour SUCCEEDS_AT_ONCE = Behaviour.failing(NtStatus.STATUS_SUCCESS);

    private static NdkListener listening(OpenGate open) {
        NdkListener listener = open.listener(connector -> {});
        open.settled(open.objects().listen(listener, open.address(), GIVEN));
        return listener;
    }

    private static ConnectionGate.Request from(OpenGate open, int sourcePort, int port) {
        return new ConnectionGate.Request(open.address(), sourcePort, open.address(), port, 1, 2);
    }

    private static AsyncCall connectFrom(OpenGate open, int sourcePort, int port) {
        return open.connections()
                .connect(open.connector(), open.qp(), from(open, sourcePort, port), new byte[] {1}, () -> {});
    }

    private static NdkSharedEndpoint endpoint(OpenGate open, int port) {
        AsyncCall create = open.settled(open.objects().createSharedEndpoint(open.adapter(), open.address(), port));
        return Objects.requireNonNull((NdkSharedEndpoint) create.object(create.completion()));
    }

    /** Accepts and completes what a connect has begun. */
    private static NdkConnector establish(OpenGate open, NdkConnector active, AsyncCall connect) {
        NdkConnector passive = open.incoming();
        AsyncCall accept = open.accept(passive);
        open.settled(connect);
        open.settled(open.connections().completeConnect(active, CallForm.PLAIN));
        open.settled(accept);
        return passive;
    }

    @Test
    void aConnectToAPausedListenerThatSucceedsBreaksLis25() {
        try (OpenGate open = new OpenGate(new Script().on(NdkFunction.CONNECT, SUCCEEDS_AT_ONCE))) {
            NdkListener listener = listening(open);
            open.objects().controlConnectEvents(listener, true);
            open.connect(open.connector(), GIVEN);

            assertThat(Judged.rows(open)).contains(RequirementId.LIS_25).doesNotContain(RequirementId.CON_32);
        }
    }

    @Test
    void aConnectToAListenerWhoseCloseWasCalledThatSucceedsBreaksLis30() {
        Script script =
                new Script().on(NdkFunction.CONNECT, SUCCEEDS_AT_ONCE).on(NdkFunction.CLOSE_LISTENER, Behaviour.NEVER);
        try (OpenGate open = new OpenGate(script)) {
            open.objects().close(listening(open));
            open.connect(open.connector(), GIVEN);

            assertThat(Judged.rows(open)).containsExactly(RequirementId.LIS_30);
        }
    }

    @Test
    void aConnectWhoseRequestIsClosedUndecidedThatSucceedsBreaksClo22() {
        Behaviour successAtTheEnd = request -> {
            request.whenKnown(any -> request.later(() -> request.complete(NtStatus.STATUS_SUCCESS)));
            return NtStatus.STATUS_PENDING;
        };
        try (OpenGate open = new OpenGate(new Script().on(NdkFunction.CONNECT, successAtTheEnd))) {
            listening(open);
            AsyncCall connect = open.connect(open.connector(), GIVEN);
            open.objects().close(open.incoming());
            open.settled(connect);

            assertThat(Judged.rows(open)).containsExactly(RequirementId.CLO_22);
        }
    }

    @Test
    void aDeliveredRequestThatAResumeDropsBreaksLis31() {
        AtomicReference<Request> pending = new AtomicReference<>();
        Behaviour refusedOnceResumed = request -> {
            pending.set(request);
            return NtStatus.STATUS_PENDING;
        };
        try (OpenGate open = new OpenGate(new Script().on(NdkFunction.CONNECT, refusedOnceResumed))) {
            NdkListener listener = listening(open);
            AsyncCall connect = open.connect(open.connector(), GIVEN);
            open.incoming();
            open.objects().controlConnectEvents(listener, true);
            open.objects().controlConnectEvents(listener, false);
            Objects.requireNonNull(pending.get()).complete(NtStatus.STATUS_CONNECTION_REFUSED);
            open.settled(connect);

            assertThat(Judged.rows(open)).containsExactly(RequirementId.LIS_31);
        }
    }

    @Test
    void anEventOfARequestForNobodyBreaksCev01() {
        Script script = new Script();
        try (OpenGate open = new OpenGate(script)) {
            listening(open);
            open.settled(open.connect(open.connector(), NOBODYS));
            CreateListenerArgs created = script.arguments().stream()
                    .filter(CreateListenerArgs.class::isInstance)
                    .map(CreateListenerArgs.class::cast)
                    .findFirst()
                    .orElseThrow();
            created.connectEvent().connectEvent(created.connectEventContext(), open.connector());

            assertThat(Judged.rows(open)).containsExactly(RequirementId.CEV_01);
        }
    }

    @Test
    void aCompleteConnectOverASharedEndpointThatFailsBreaksCmp16() {
        Script script = new Script()
                .on(NdkFunction.COMPLETE_CONNECT, Behaviour.failingLater(NtStatus.STATUS_CONNECTION_ABORTED));
        try (OpenGate open = new OpenGate(script)) {
            listening(open);
            NdkConnector active = open.connector();
            AsyncCall connect = open.connections()
                    .connectWithSharedEndpoint(
                            active, open.qp(), endpoint(open, 0), from(open, 0, GIVEN), new byte[] {1}, () -> {});
            open.accept(open.incoming());
            open.settled(connect);
            open.settled(open.connections().completeConnect(active, CallForm.PLAIN));

            assertThat(Judged.rows(open)).containsExactly(RequirementId.CMP_16);
        }
    }

    @Test
    void anAcceptOfARequestFromASharedEndpointThatFailsBreaksCse21() {
        Script script = new Script().on(NdkFunction.ACCEPT, Behaviour.failing(NtStatus.STATUS_CONNECTION_INVALID));
        try (OpenGate open = new OpenGate(script)) {
            listening(open);
            open.connections()
                    .connectWithSharedEndpoint(
                            open.connector(),
                            open.qp(),
                            endpoint(open, 0),
                            from(open, 0, GIVEN),
                            new byte[] {1},
                            () -> {});
            open.accept(open.incoming());

            assertThat(Judged.rows(open)).containsExactly(RequirementId.CSE_21);
        }
    }

    @Test
    void aSecondEndpointOnAGivenPortBreaksSep14() {
        try (OpenGate open = new OpenGate(new Script())) {
            endpoint(open, GIVEN);
            endpoint(open, GIVEN);

            assertThat(Judged.rows(open)).containsExactly(RequirementId.SEP_14);
        }
    }

    @Test
    void anEndpointOnAPortThatIsFreeAgainBreaksNothing() {
        try (OpenGate open = new OpenGate(new Script())) {
            open.settled(open.objects().close(endpoint(open, GIVEN)));
            endpoint(open, GIVEN);

            assertThat(Judged.rows(open)).isEmpty();
        }
    }

    @Test
    void anEndpointOnThePortOfAClosedOneThatConnectorsHoldBreaksSep15() {
        Script script = new Script().on(NdkFunction.CLOSE_SHARED_ENDPOINT, Behaviour.NEVER);
        try (OpenGate open = new OpenGate(script)) {
            listening(open);
            NdkSharedEndpoint first = endpoint(open, GIVEN + 1);
            NdkConnector active = open.connector();
            AsyncCall connect = open.connections()
                    .connectWithSharedEndpoint(
                            active, open.qp(), first, from(open, 0, GIVEN), new byte[] {1}, () -> {});
            establish(open, active, connect);
            open.objects().close(first);
            endpoint(open, GIVEN + 1);

            assertThat(Judged.rows(open)).containsExactly(RequirementId.SEP_15);
        }
    }

    @Test
    void aSecondConnectFromAGivenPortBreaksCon34() {
        try (OpenGate open = new OpenGate(new Script())) {
            listening(open);
            for (int times = 0; times < 2; times++) {
                AsyncCall connect = connectFrom(open, GIVEN + 1, GIVEN);
                open.accept(open.incoming());
                open.settled(connect);
            }

            assertThat(Judged.rows(open)).containsExactly(RequirementId.CON_34);
        }
    }

    @Test
    void aListenerOnThePortOfAClosedOneThatConnectorsHoldBreaksLis28() {
        try (OpenGate open = new OpenGate(new Script())) {
            NdkListener first = listening(open);
            NdkConnector active = open.connector();
            establish(open, active, open.connect(active, GIVEN));
            open.objects().close(first);
            listening(open);

            assertThat(Judged.rows(open)).containsExactly(RequirementId.LIS_28);
        }
    }
}
