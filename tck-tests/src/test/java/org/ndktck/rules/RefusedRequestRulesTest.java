package org.ndktck.rules;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.ndktck.api.NdkConnector;
import org.ndktck.api.NdkListener;
import org.ndktck.api.NtStatus;
import org.ndktck.catalog.RequirementId;
import org.ndktck.gate.AsyncCall;
import org.ndktck.gate.NdkFunction;
import org.ndktck.scripted.Behaviour;
import org.ndktck.scripted.OpenGate;
import org.ndktck.scripted.Script;

/** A refused connect of which no connect event told: when that breaks CEV-01, and what excuses it. */
class RefusedRequestRulesTest {

    private static final int GIVEN = 20_001;
    private static final int NOBODYS = 50_999;
    private static final Behaviour REFUSED = Behaviour.failing(NtStatus.STATUS_CONNECTION_REFUSED);

    private final Script script = new Script().eventsAtOnce();

    private static NdkListener listening(OpenGate open) {
        NdkListener listener = open.listener(connector -> {});
        open.settled(open.objects().listen(listener, open.address(), GIVEN));
        return listener;
    }

    /** A connect that is heard. */
    private AsyncCall heard(OpenGate open) {
        script.connectEvents(1).on(NdkFunction.CONNECT, Behaviour.PENDING);
        return open.connect(open.connector(), GIVEN);
    }

    private AsyncCall refusedUnheard(OpenGate open, int port) {
        script.connectEvents(0).on(NdkFunction.CONNECT, REFUSED);
        return open.connect(open.connector(), port);
    }

    @Test
    void theFirstRequestBreaksCev01() {
        try (OpenGate open = new OpenGate(script)) {
            listening(open);
            refusedUnheard(open, GIVEN);

            assertThat(Judged.rows(open)).containsExactly(RequirementId.CEV_01);
        }
    }

    @Test
    void aRequestAfterARejectedOneBreaksCev01() {
        try (OpenGate open = new OpenGate(script)) {
            listening(open);
            AsyncCall connect = heard(open);
            open.connections().reject(open.incoming(), new byte[] {1});
            open.settled(connect);
            refusedUnheard(open, GIVEN);

            assertThat(Judged.rows(open)).containsExactly(RequirementId.CEV_01);
        }
    }

    @Test
    void aRequestBesideAnUndecidedOneMayBeOneTooMany() {
        try (OpenGate open = new OpenGate(script)) {
            listening(open);
            heard(open);
            refusedUnheard(open, GIVEN);

            assertThat(Judged.rows(open)).isEmpty();
        }
    }

    @Test
    void aRequestBesideAnotherConnectMayBeOneTooMany() {
        try (OpenGate open = new OpenGate(script)) {
            listening(open);
            NdkConnector first = open.connector();
            script.connectEvents(0).on(NdkFunction.CONNECT, Behaviour.NEVER);
            open.connect(first, GIVEN);
            refusedUnheard(open, GIVEN);

            assertThat(Judged.rows(open)).isEmpty();
        }
    }

    @Test
    void nobodyListensElsewhere() {
        try (OpenGate open = new OpenGate(script)) {
            listening(open);
            refusedUnheard(open, NOBODYS);

            assertThat(Judged.rows(open)).isEmpty();
        }
    }

    @Test
    void aListenerThatWasPausedOrIsClosedMayRefuse() {
        try (OpenGate open = new OpenGate(script)) {
            NdkListener listener = listening(open);
            open.objects().controlConnectEvents(listener, true);
            refusedUnheard(open, GIVEN);
            open.objects().close(listener);
            refusedUnheard(open, GIVEN);

            assertThat(Judged.rows(open)).isEmpty();
        }
    }

    @Test
    void anotherStatusSaysOfSomethingElse() {
        try (OpenGate open = new OpenGate(script)) {
            listening(open);
            script.connectEvents(0).on(NdkFunction.CONNECT, Behaviour.failing(NtStatus.STATUS_INSUFFICIENT_RESOURCES));
            open.connect(open.connector(), GIVEN);

            assertThat(Judged.rows(open)).isEmpty();
        }
    }
}
