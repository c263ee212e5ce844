package org.ndktck.verify;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static org.ndktck.catalog.ReadingId.AMB_27;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.ndktck.api.NtStatus;
import org.ndktck.gate.AsyncCall;
import org.ndktck.gate.NdkFunction;
import org.ndktck.report.model.Finding;
import org.ndktck.report.model.Note;
import org.ndktck.scripted.Behaviour;
import org.ndktck.scripted.OpenGate;
import org.ndktck.scripted.Script;

/** Each assertion over an asynchronous call passes and fails, and says what it expected and saw. */
class AsyncCallAssertTest {

    private static final String EXPECTED = "completed with STATUS_SUCCESS (0x00000000), inline or later";

    private final List<Note> notes = new ArrayList<>();

    private static AsyncCall call(Behaviour behaviour, boolean settles) {
        try (OpenGate open = new OpenGate(new Script().on(NdkFunction.LISTEN, behaviour))) {
            AsyncCall call = open.objects().listen(open.listener(incoming -> {}), open.address(), 0);
            return settles ? open.settled(call) : call;
        }
    }

    private static AsyncCall call(Behaviour behaviour) {
        return call(behaviour, true);
    }

    private AsyncCallAssert verify(AsyncCall call) {
        return new AsyncCallAssert(call, notes::add);
    }

    private static void broken(ThrowingCallable verification, Finding.Kind kind, String observed) {
        RequirementBroken broken = Objects.requireNonNull(catchThrowableOfType(RequirementBroken.class, verification));
        assertThat(broken.expected()).isEqualTo(EXPECTED);
        assertThat(broken.observed()).isEqualTo(observed);
        assertThat(broken.kind()).isEqualTo(kind);
    }

    @Test
    void successCountsInlineAndLater() {
        assertThat(verify(call(Behaviour.INLINE)).succeeded()).isNotNull();
        verify(call(Behaviour.PENDING)).succeeded();
        verify(call(Behaviour.ON_THE_CALLERS_STACK)).succeeded();
    }

    @Test
    void aFailureIsForbidden() {
        broken(
                () -> verify(call(Behaviour.failing(NtStatus.STATUS_SHARING_VIOLATION)))
                        .succeeded(),
                Finding.Kind.FORBIDDEN_SEEN,
                "returned STATUS_SHARING_VIOLATION (0xC0000043)");
    }

    @Test
    void aFailureThatComesLaterIsForbidden() {
        broken(
                () -> verify(call(Behaviour.failingLater(NtStatus.STATUS_IO_TIMEOUT)))
                        .succeeded(),
                Finding.Kind.FORBIDDEN_SEEN,
                "completed with STATUS_IO_TIMEOUT (0xC00000B5)");
    }

    @Test
    void anotherSuccessCodeIsForbidden() {
        broken(
                () -> verify(call(Behaviour.failing(NtStatus.STATUS_TIMEOUT))).succeeded(),
                Finding.Kind.FORBIDDEN_SEEN,
                "returned STATUS_TIMEOUT (0x00000102)");
    }

    @Test
    void aCompletionThatDoesNotComeIsMissing() {
        broken(
                () -> verify(call(Behaviour.NEVER, false)).succeeded(),
                Finding.Kind.REQUIRED_MISSING,
                "returned STATUS_PENDING (0x00000103) and never completed");
    }

    @Test
    void anExceptionIsForbidden() {
        broken(
                () -> verify(call(Behaviour.throwing(new IllegalStateException("oops"))))
                        .succeeded(),
                Finding.Kind.FORBIDDEN_SEEN,
                "threw java.lang.IllegalStateException: oops");
    }

    @Test
    void anExcusedFailureIsNoted() {
        AsyncCall failed = call(Behaviour.failing(NtStatus.STATUS_INVALID_PARAMETER));

        verify(failed).succeededUnless(true, AMB_27, "a connect that asks for no reads fails");

        assertThat(notes).containsExactly(Note.toleratedBy(AMB_27, "a connect that asks for no reads fails"));
    }

    @Test
    void anExcusedSuccessIsNotNoted() {
        assertThat(verify(call(Behaviour.PENDING)).succeededUnless(true, AMB_27, "fails"))
                .isNotNull();
        assertThat(notes).isEmpty();
    }

    @Test
    void aFailureWithoutAnExcuseIsForbidden() {
        AsyncCall failed = call(Behaviour.failing(NtStatus.STATUS_INVALID_PARAMETER));

        broken(
                () -> verify(failed).succeededUnless(false, AMB_27, "fails"),
                Finding.Kind.FORBIDDEN_SEEN,
                "returned STATUS_INVALID_PARAMETER (0xC000000D)");
        assertThat(notes).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void nothingExcusesACallThatNeverCompletes(boolean excused) {
        AsyncCall never = call(Behaviour.NEVER, false);

        broken(
                () -> verify(never).succeededUnless(excused, AMB_27, "fails"),
                Finding.Kind.REQUIRED_MISSING,
                "returned STATUS_PENDING (0x00000103) and never completed");
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void nothingExcusesAnException(boolean excused) {
        AsyncCall thrown = call(Behaviour.throwing(new IllegalStateException("oops")));

        broken(
                () -> verify(thrown).succeededUnless(excused, AMB_27, "fails"),
                Finding.Kind.FORBIDDEN_SEEN,
                "threw java.lang.IllegalStateException: oops");
    }
}
