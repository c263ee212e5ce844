package org.ndktck.verify;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static org.ndktck.api.NtStatus.STATUS_CONNECTION_ABORTED;
import static org.ndktck.api.NtStatus.STATUS_CONNECTION_REFUSED;
import static org.ndktck.api.NtStatus.STATUS_IO_TIMEOUT;
import static org.ndktck.api.NtStatus.STATUS_SUCCESS;
import static org.ndktck.catalog.ReadingId.AMB_08;
import static org.ndktck.catalog.ReadingId.AMB_09;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.ndktck.gate.AsyncCall;
import org.ndktck.gate.CallbackInterval;
import org.ndktck.gate.NdkFunction;
import org.ndktck.report.model.Finding;
import org.ndktck.report.model.Note;
import org.ndktck.scripted.Behaviour;
import org.ndktck.scripted.OpenGate;
import org.ndktck.scripted.Script;

/** Each assertion about how an asynchronous call ended, and when, passes and fails. */
class AsyncOutcomeAssertTest {

    private static final Behaviour TIMED_OUT_LATER = Behaviour.failingLater(STATUS_IO_TIMEOUT);

    private final List<Note> notes = new ArrayList<>();
    private final AsyncCall success = ended(Behaviour.PENDING);
    private final AsyncCall failure = ended(TIMED_OUT_LATER);
    private final AsyncCall inlineFailure = ended(Behaviour.failing(STATUS_IO_TIMEOUT));
    private final AsyncCall never = call(Behaviour.NEVER, false);
    private final AsyncCall thrown = ended(Behaviour.throwing(new IllegalStateException("oops")));

    private static AsyncCall ended(Behaviour behaviour) {
        return call(behaviour, true);
    }

    private static AsyncCall call(Behaviour behaviour, boolean settles) {
        try (OpenGate open = new OpenGate(new Script().on(NdkFunction.LISTEN, behaviour))) {
            AsyncCall call = open.objects().listen(open.listener(incoming -> {}), open.address(), 0);
            return settles ? open.settled(call) : call;
        }
    }

    private AsyncCallAssert verify(AsyncCall call) {
        return new AsyncCallAssert(call, notes::add);
    }

    private static void forbidden(ThrowingCallable verification, String expected, String observed) {
        broken(verification, Finding.Kind.FORBIDDEN_SEEN, expected, observed);
    }

    private static void missing(ThrowingCallable verification, String expected) {
        broken(
                verification,
                Finding.Kind.REQUIRED_MISSING,
                expected,
                "returned STATUS_PENDING (0x00000103) and never completed");
    }

    private static void broken(ThrowingCallable verification, Finding.Kind kind, String expected, String observed) {
        RequirementBroken broken = Objects.requireNonNull(catchThrowableOfType(RequirementBroken.class, verification));
        assertThat(broken.expected()).startsWith(expected);
        assertThat(broken.observed()).startsWith(observed);
        assertThat(broken.kind()).isEqualTo(kind);
    }

    @Test
    void oneOfSeveralStatusesIsEnough() {
        String expected = "completed with STATUS_SUCCESS (0x00000000), inline or later";

        assertThat(verify(failure).completedWith(STATUS_SUCCESS, STATUS_IO_TIMEOUT))
                .isNotNull();
        verify(inlineFailure).completedWith(STATUS_IO_TIMEOUT);
        forbidden(() -> verify(failure).completedWith(STATUS_SUCCESS), expected, "completed with STATUS_IO_TIMEOUT");
        forbidden(() -> verify(thrown).completedWith(STATUS_SUCCESS), expected, "threw");
        missing(() -> verify(never).completedWith(STATUS_SUCCESS), expected);
    }

    @Test
    void aFailureIsNeitherASuccessNorAnException() {
        String expected = "completed with a failure, inline or later";

        assertThat(verify(failure).failed()).isNotNull();
        verify(inlineFailure).failed();
        forbidden(() -> verify(success).failed(), expected, "completed with STATUS_SUCCESS");
        forbidden(() -> verify(thrown).failed(), expected, "threw");
        missing(() -> verify(never).failed(), expected);
    }

    @Test
    void notToHaveFailedIsLessThanToHaveSucceeded() {
        assertThat(verify(success).hasNotFailed()).isNotNull();
        assertThat(verify(never).hasNotFailed()).isNotNull();
        forbidden(() -> verify(failure).hasNotFailed(), "completed with STATUS_SUCCESS", "completed with STATUS_IO");
    }

    @Test
    void notToHaveSucceededIsLessThanToHaveFailed() {
        assertThat(verify(never).hasNotSucceeded("the peer has not answered")).isNotNull();
        verify(failure).hasNotSucceeded("the peer has not answered");
        forbidden(
                () -> verify(success).hasNotSucceeded("the peer has not answered"),
                "no success: the peer has not answered",
                "completed with STATUS_SUCCESS");
    }

    @Test
    void anotherCodeThanTheNamedOneIsNoted() {
        assertThat(verify(failure).failedPreferablyWith(AMB_09, STATUS_IO_TIMEOUT))
                .isNotNull();
        assertThat(verify(failure).preferablyFailedWith(AMB_09, STATUS_IO_TIMEOUT))
                .isNotNull();
        verify(success).preferablyFailedWith(AMB_09, STATUS_CONNECTION_REFUSED);
        assertThat(notes).isEmpty();

        verify(failure).failedPreferablyWith(AMB_09, STATUS_CONNECTION_REFUSED);
        verify(failure).preferablyFailedWith(AMB_09, STATUS_CONNECTION_REFUSED);
        assertThat(notes)
                .hasSize(2)
                .containsOnly(Note.toleratedBy(
                        AMB_09,
                        failure.function() + " completed with STATUS_IO_TIMEOUT (0xC00000B5) where "
                                + "STATUS_CONNECTION_REFUSED (0xC0000236) is documented"));
    }

    @Test
    void aSuccessMayBeTakenBack() {
        assertThat(verify(failure).failedOrWasTakenBack(() -> false, "an event"))
                .isNotNull();
        assertThat(verify(success).failedOrWasTakenBack(() -> true, "an event")).isNotNull();
        broken(
                () -> verify(success).failedOrWasTakenBack(() -> false, "an event"),
                Finding.Kind.REQUIRED_MISSING,
                "a success is followed by an event",
                "completed with STATUS_SUCCESS (0x00000000), and nothing followed it");
        missing(() -> verify(never).failedOrWasTakenBack(() -> true, "an event"), "completed with a failure, or");
    }

    @Test
    void anEarlySuccessIsNotedIfTheConsumerIsToldOtherwise() {
        assertThat(verify(success).failedUnlessEarlier(true, () -> true)).isNotNull();
        assertThat(notes).extracting(Note::grounds).containsExactly(new Note.Tolerated(AMB_08));

        verify(failure).failedUnlessEarlier(false, () -> false);
        assertThat(notes)
                .extracting(Note::grounds)
                .containsExactly(new Note.Tolerated(AMB_08), new Note.Tolerated(AMB_09));
        verify(ended(Behaviour.failing(STATUS_CONNECTION_ABORTED))).failedUnlessEarlier(false, () -> false);
        assertThat(notes).hasSize(2);
        broken(
                () -> verify(success).failedUnlessEarlier(true, () -> false),
                Finding.Kind.REQUIRED_MISSING,
                "a disconnect event after an early success",
                "no disconnect event came");
    }

    @Test
    void toHaveEndedSaysNothingOfTheOutcome() {
        assertThat(verify(failure).ended()).isNotNull();
        assertThat(verify(inlineFailure).ended()).isNotNull();
        missing(() -> verify(never).ended(), "completed, inline or later");
    }

    @Test
    void pendingIsWhatTheFunctionReturns() {
        assertThat(verify(success).returnedPending()).isNotNull();
        forbidden(() -> verify(inlineFailure).returnedPending(), "returned STATUS_PENDING", "returned STATUS_IO_TIME");
    }

    @Test
    void stillPendingIsWhatHasNotEnded() {
        assertThat(verify(never).isStillPending("nobody answers")).isNotNull();
        forbidden(
                () -> verify(success).isStillPending("nobody answers"),
                "still pending: nobody answers",
                "completed with STATUS_SUCCESS");
        forbidden(
                () -> verify(inlineFailure).isStillPending("nobody answers"),
                "still pending: nobody answers",
                "returned STATUS_IO_TIMEOUT");
    }

    @Test
    void aCallMayNotSucceedBeforeAnotherIsMade() {
        try (OpenGate open = new OpenGate(new Script().on(NdkFunction.LISTEN, Behaviour.PENDING))) {
            AsyncCall first = open.settled(open.objects().listen(open.listener(incoming -> {}), open.address(), 0));
            AsyncCall second = open.settled(open.objects().listen(open.listener(incoming -> {}), open.address(), 0));

            assertThat(verify(second).hasNotSucceededBefore(first)).isNotNull();
            forbidden(
                    () -> verify(first).hasNotSucceededBefore(second),
                    "no success before " + second.function() + " was called on " + second.object(),
                    "completed with STATUS_SUCCESS (0x00000000) before that");
        }
    }

    @Test
    void aCallMayFailBeforeAnotherIsMade() {
        try (OpenGate open = new OpenGate(new Script().on(NdkFunction.LISTEN, TIMED_OUT_LATER))) {
            AsyncCall first = open.settled(open.objects().listen(open.listener(incoming -> {}), open.address(), 0));
            AsyncCall second = open.settled(open.objects().listen(open.listener(incoming -> {}), open.address(), 0));

            assertThat(verify(first).hasNotSucceededBefore(second)).isNotNull();
        }
    }

    /** The listener's event is raised on the stack of a connect: what comes later does not come while it runs. */
    @Test
    void aCallMayNotCompleteWhileACallbackIsRunning() {
        Script script = new Script().on(NdkFunction.CONNECT, Behaviour.PENDING).eventsAtOnce();
        try (OpenGate open = new OpenGate(script)) {
            List<AsyncCall> within = new ArrayList<>();
            int port = open.listen(connector ->
                    within.add(open.settled(open.objects().listen(open.listener(incoming -> {}), open.address(), 0))));
            AsyncCall connect = open.connect(open.connector(), port);
            open.accept(open.incoming());
            open.settled(connect);
            CallbackInterval event = open.gate().events().get(0).span();

            assertThat(verify(connect).completedAfter(event, "the event")).isNotNull();
            forbidden(
                    () -> verify(within.get(0)).completedAfter(event, "the event"),
                    "completed after the event had returned",
                    "completed while the event was running");
        }
        missing(() -> verify(never).completedAfter(success.callbacks().get(0).span(), "x"), "completed, inline");
    }
}
