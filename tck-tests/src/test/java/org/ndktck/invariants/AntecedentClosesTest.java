package org.ndktck.invariants;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.ndktck.api.NdkCq;
import org.ndktck.api.NdkListener;
import org.ndktck.api.NdkQp;
import org.ndktck.api.NtStatus;
import org.ndktck.catalog.RequirementId;
import org.ndktck.gate.AsyncCall;
import org.ndktck.gate.NdkFunction;
import org.ndktck.scripted.Behaviour;
import org.ndktck.scripted.OpenGate;
import org.ndktck.scripted.Request;
import org.ndktck.scripted.Script;

/** Whom an antecedent that closes too early breaks, and when something else is to blame. */
class AntecedentClosesTest {

    private static final Set<RequirementId> WATCHED =
            Set.of(RequirementId.LIF_08, RequirementId.LIF_09, RequirementId.LIF_13);

    private final List<RequirementId> breaches = new CopyOnWriteArrayList<>();
    private final StandingInvariants watch = new StandingInvariants((id, kind, about, expected, observed) -> {
        if (WATCHED.contains(id)) {
            breaches.add(id);
        }
    });
    private final AtomicReference<@Nullable Request> kept = new AtomicReference<>();

    private OpenGate open(Script script) {
        OpenGate open = new OpenGate(script, watch);
        watch.watch(open.gate());
        return open;
    }

    private NtStatus keep(Request request) {
        kept.set(request);
        return NtStatus.STATUS_PENDING;
    }

    private Request kept() {
        return Objects.requireNonNull(kept.get());
    }

    private static Script queuesThatClose(Behaviour cq, Behaviour qp) {
        return new Script().on(NdkFunction.CLOSE_CQ, cq).on(NdkFunction.CLOSE_QP, qp);
    }

    @Test
    void aCloseThatReturnsSuccessUnderAnOpenSuccessorBreaksLif08() {
        try (OpenGate open = open(queuesThatClose(Behaviour.INLINE, Behaviour.INLINE))) {
            NdkCq cq = open.cq();
            NdkQp qp = open.qp(cq);

            open.objects().close(cq);
            open.objects().close(qp);
            watch.over(call -> false);
        }
        assertThat(breaches).containsExactly(RequirementId.LIF_08);
    }

    @Test
    void aCloseThatReturnsSuccessBesideOneThatCompletesLaterBreaksLif08() {
        try (OpenGate open = open(queuesThatClose(Behaviour.INLINE, this::keep))) {
            NdkCq cq = open.cq();
            NdkQp qp = open.qp(cq);

            open.objects().close(qp);
            open.objects().close(cq);
            kept().complete(NtStatus.STATUS_SUCCESS);
            watch.over(call -> false);
        }
        assertThat(breaches).containsExactly(RequirementId.LIF_08);
    }

    @Test
    void aSuccessorWhoseCloseNeverCompletesMayBeClosed() {
        for (Behaviour antecedent : List.of(Behaviour.INLINE, Behaviour.ON_THE_CALLERS_STACK)) {
            try (OpenGate open = open(queuesThatClose(antecedent, Behaviour.NEVER))) {
                NdkCq cq = open.cq();
                NdkQp qp = open.qp(cq);

                open.objects().close(qp);
                open.objects().close(cq);
                watch.over(call -> false);
            }
        }
        assertThat(breaches).isEmpty();
    }

    @Test
    void aSuccessorWhoseCloseFailsMayBeClosed() {
        Behaviour failing = Behaviour.throwing(new IllegalStateException("not now"));
        try (OpenGate open = open(queuesThatClose(Behaviour.ON_THE_CALLERS_STACK, failing))) {
            NdkCq cq = open.cq();
            NdkQp qp = open.qp(cq);

            open.objects().close(qp);
            open.objects().close(cq);
            watch.over(call -> false);
        }
        assertThat(breaches).isEmpty();
    }

    @Test
    void aCloseThatCompletesBeforeThatOfASuccessorBreaksLif09() {
        try (OpenGate open = open(queuesThatClose(Behaviour.ON_THE_CALLERS_STACK, this::keep))) {
            NdkCq cq = open.cq();
            NdkQp qp = open.qp(cq);

            open.objects().close(qp);
            open.objects().close(cq);
            kept().complete(NtStatus.STATUS_SUCCESS);
            watch.over(call -> false);
        }
        assertThat(breaches).containsExactly(RequirementId.LIF_09);
    }

    @Test
    void aListenerThatClosesInsideItsEventHasNotWaitedForThat() {
        AtomicReference<@Nullable AsyncCall> close = new AtomicReference<>();
        try (OpenGate open = open(new Script().on(NdkFunction.CLOSE_LISTENER, Behaviour.INLINE))) {
            int port = open.listen(connector -> {
                NdkListener listener = open.listening().get(0);
                close.set(open.objects().close(listener));
            });

            open.connect(open.connector(), port);
            open.await(() -> close.get() != null);
            watch.over(call -> false);
        }
        assertThat(breaches).isEmpty();
    }

    @Test
    void aListenerThatClosesAfterItsEventUnderTheConnectorBreaksLif08() {
        try (OpenGate open = open(new Script().on(NdkFunction.CLOSE_LISTENER, Behaviour.INLINE))) {
            int port = open.listen(connector -> {});
            open.connect(open.connector(), port);
            open.await(() -> !open.gate().events().isEmpty()
                    && !open.gate().events().get(0).span().running());

            open.objects().close(open.listening().get(0));
            watch.over(call -> false);
        }
        assertThat(breaches).containsExactly(RequirementId.LIF_08);
    }
}
