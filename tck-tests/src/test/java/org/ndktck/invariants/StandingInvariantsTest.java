package org.ndktck.invariants;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Objects;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.ndktck.api.NdkConnector;
import org.ndktck.api.NdkListener;
import org.ndktck.api.NtStatus;
import org.ndktck.catalog.RequirementId;
import org.ndktck.gate.AsyncCall;
import org.ndktck.gate.CallForm;
import org.ndktck.gate.NdkFunction;
import org.ndktck.report.model.Finding;
import org.ndktck.scripted.Behaviour;
import org.ndktck.scripted.OpenGate;
import org.ndktck.scripted.Request;
import org.ndktck.scripted.Script;

/** Each standing invariant, broken and kept. */
class StandingInvariantsTest {

    /** What was handed on. */
    private record Breach(RequirementId id, Finding.Kind kind, String expected, String observed) {}

    private final List<Breach> breaches = new CopyOnWriteArrayList<>();
    private final StandingInvariants watch = new StandingInvariants((id, kind, about, expected, observed) -> {
        boolean request =
                about.judged() instanceof AsyncCall call && call.function().kind() == NdkFunction.Kind.REQUEST;
        if (id.name().startsWith("CB_0") || (id == RequirementId.GEN_13 && !request)) {
            breaches.add(new Breach(id, kind, expected, observed)); // not the rows that say it again
        }
    });

    private OpenGate open(Script script) {
        OpenGate open = new OpenGate(script, watch);
        watch.watch(open.gate());
        return open;
    }

    private AsyncCall listen(OpenGate open) {
        return open.objects().listen(open.listener(incoming -> {}), open.address(), 0);
    }

    /** One NdkListen of a provider that behaves so, and its close. */
    private AsyncCall listening(Behaviour behaviour) {
        try (OpenGate open = open(new Script().on(NdkFunction.LISTEN, behaviour))) {
            NdkListener listener = open.listener(incoming -> {});
            AsyncCall listen = open.objects().listen(listener, open.address(), 0);
            open.settled(open.objects().close(listener));
            watch.over(call -> false);
            return listen;
        }
    }

    private static Breach forbidden(RequirementId id, String expected, String observed) {
        return new Breach(id, Finding.Kind.FORBIDDEN_SEEN, expected, observed);
    }

    static List<Behaviour> lawful() {
        return List.of(
                Behaviour.INLINE,
                Behaviour.PENDING,
                Behaviour.ON_THE_CALLERS_STACK,
                Behaviour.failing(NtStatus.STATUS_SHARING_VIOLATION),
                StandingInvariantsTest::completeOnAnotherThreadAndReturnPending);
    }

    @ParameterizedTest
    @MethodSource("lawful")
    void lawfulWaysOfCompletingBreakNothing(Behaviour behaviour) {
        listening(behaviour);

        assertThat(breaches).isEmpty();
    }

    @Test
    void aCallThatNeverCompletesBreaksCb01OnceItsObjectIsClosed() {
        listening(Behaviour.NEVER);

        assertThat(breaches)
                .containsExactly(
                        new Breach(
                                RequirementId.CB_01,
                                Finding.Kind.REQUIRED_MISSING,
                                "the completion is called after STATUS_PENDING (0x00000103)",
                                "returned STATUS_PENDING (0x00000103) and never completed, not even when the listener was closed"));
    }

    @Test
    void aCallWhoseObjectNobodyClosedMayGoOnPending() {
        try (OpenGate open = open(new Script().on(NdkFunction.LISTEN, Behaviour.NEVER))) {
            listen(open);
            watch.over(call -> false);

            assertThat(breaches).isEmpty();
        }
    }

    @Test
    void aCompletionAfterAnInlineOutcomeBreaksCb02() {
        AtomicReference<@Nullable Request> kept = new AtomicReference<>();
        try (OpenGate open = open(new Script().on(NdkFunction.LISTEN, request -> {
            kept.set(request);
            return NtStatus.STATUS_SUCCESS;
        }))) {
            AsyncCall listen = listen(open);
            assertThat(breaches).isEmpty();

            Objects.requireNonNull(kept.get()).complete(NtStatus.STATUS_SUCCESS);

            assertThat(listen.callbacks()).hasSize(1);
        }
        assertThat(breaches)
                .containsExactly(forbidden(
                        RequirementId.CB_02,
                        "no completion after it returned STATUS_SUCCESS (0x00000000)",
                        "the completion was called"));
    }

    @Test
    void aCompletionAfterAnInlineFailureBreaksCb02() {
        AtomicReference<@Nullable Request> kept = new AtomicReference<>();
        try (OpenGate open = open(new Script().on(NdkFunction.LISTEN, request -> {
            kept.set(request);
            return NtStatus.STATUS_SHARING_VIOLATION;
        }))) {
            listen(open);

            Objects.requireNonNull(kept.get()).complete(NtStatus.STATUS_SHARING_VIOLATION);
        }
        assertThat(breaches).extracting(Breach::id).containsExactly(RequirementId.CB_02);
    }

    @Test
    void aSecondCompletionBreaksCb03() {
        listening(Behaviour.TWICE);

        assertThat(breaches)
                .containsExactly(forbidden(RequirementId.CB_03, "exactly one completion", "completion number 2"));
    }

    @Test
    void aWrongContextOfARequestBreaksCb04() {
        AsyncCall listen = listening(Behaviour.WITH_A_WRONG_CONTEXT);

        assertThat(breaches)
                .containsExactly(forbidden(
                        RequirementId.CB_04,
                        "called with the context it was given, " + String.format("0x%016X", listen.context()),
                        "called with the context 0x0BADC0DE0BADC0DE"));
    }

    @Test
    void aNullContextIsShownAsNull() {
        listening(request -> {
            request.complete(0, NtStatus.STATUS_SUCCESS);
            return NtStatus.STATUS_PENDING;
        });

        assertThat(breaches).extracting(Breach::observed).containsExactly("called with the context NULL");
    }

    @Test
    void completingWithPendingBreaksCb05() {
        listening(Behaviour.WITH_PENDING);

        assertThat(breaches)
                .containsExactly(forbidden(
                        RequirementId.CB_05,
                        "completed with a final status",
                        "completed with STATUS_PENDING (0x00000103)"));
    }

    @Test
    void anInlineOutcomeAfterACompletionOnTheStackBreaksCb09() {
        listening(Behaviour.ON_THE_CALLERS_STACK_AND_INLINE);

        assertThat(breaches)
                .containsExactly(forbidden(
                        RequirementId.CB_09,
                        "returned STATUS_PENDING (0x00000103) after calling the completion",
                        "returned STATUS_SUCCESS (0x00000000) after calling the completion on the caller's stack"));
    }

    @Test
    void throwingAfterACompletionOnTheStackBreaksCb09() {
        listening(request -> {
            request.complete(NtStatus.STATUS_SUCCESS);
            throw new IllegalStateException("oops");
        });

        assertThat(breaches)
                .extracting(Breach::observed)
                .containsExactly("threw java.lang.IllegalStateException: oops after calling the completion"
                        + " on the caller's stack");
    }

    private static void completeOnAnotherThread(Request request) {
        CountDownLatch completed = new CountDownLatch(1);
        request.later(() -> {
            request.complete(NtStatus.STATUS_SUCCESS);
            completed.countDown();
        });
        try {
            completed.await();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    private static NtStatus completeOnAnotherThreadAndReturnPending(Request request) {
        completeOnAnotherThread(request);
        return NtStatus.STATUS_PENDING;
    }

    @Test
    void anInlineOutcomeAfterACompletionOnAnotherThreadBreaksCb09() {
        listening(request -> {
            completeOnAnotherThread(request);
            return NtStatus.STATUS_SUCCESS;
        });

        assertThat(breaches)
                .containsExactly(forbidden(
                        RequirementId.CB_09,
                        "returned STATUS_PENDING (0x00000103) after calling the completion",
                        "returned STATUS_SUCCESS (0x00000000) after calling the completion on another thread"));
    }

    @Test
    void aWrongContextOfACreateBreaksGen13() {
        try (OpenGate open = open(new Script().on(NdkFunction.CREATE_PD, Behaviour.WITH_A_WRONG_CONTEXT))) {
            AsyncCall create = open.settled(open.objects().createPd(open.adapter()));
            open.await(() -> !breaches.isEmpty());

            assertThat(breaches)
                    .containsExactly(forbidden(
                            RequirementId.GEN_13,
                            "called with the context it was given, " + String.format("0x%016X", create.context()),
                            "called with the context 0x0BADC0DE0BADC0DE"));
        }
    }

    @Test
    void aWrongContextOfACloseBreaksGen13() {
        try (OpenGate open = open(new Script().on(NdkFunction.CLOSE_CONNECTOR, Behaviour.WITH_A_WRONG_CONTEXT))) {
            open.settled(open.objects().close(open.connector()));
            open.await(() -> !breaches.isEmpty());

            assertThat(breaches).extracting(Breach::id).containsExactly(RequirementId.GEN_13);
        }
    }

    @Test
    void aWrongContextOfAnEventBreaksGen13() {
        try (OpenGate open = open(new Script().eventsAtOnce().wrongEventContexts())) {
            int port = open.listen(incoming -> {});
            open.connect(open.connector(), port);

            assertThat(breaches).hasSize(1);
            assertThat(breaches.get(0).id()).isEqualTo(RequirementId.GEN_13);
            assertThat(breaches.get(0).expected())
                    .startsWith("NdkConnectEventCallback on C2 called with the context it was given, 0x");
            assertThat(breaches.get(0).observed())
                    .isEqualTo("NdkConnectEventCallback on C2 called with the context 0x0BADC0DE0BADC0DE");
        }
    }

    @Test
    void aWholeConnectionOfALawfulProviderBreaksNothing() {
        try (OpenGate open = open(new Script())) {
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

            assertThat(open.gate().events()).hasSize(2);
        }
        assertThat(breaches).isEmpty();
    }
}
