package org.ndktck.verify;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static org.ndktck.api.NtStatus.STATUS_INSUFFICIENT_RESOURCES;
import static org.ndktck.api.NtStatus.STATUS_INVALID_PARAMETER;
import static org.ndktck.api.NtStatus.STATUS_NOT_IMPLEMENTED;
import static org.ndktck.api.NtStatus.STATUS_SUCCESS;
import static org.ndktck.catalog.ReadingId.AMB_29;
import static org.ndktck.verify.BrokenVerification.forbidden;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.ndktck.api.NdkSharedEndpoint;
import org.ndktck.api.NtStatus;
import org.ndktck.gate.AddressGate;
import org.ndktck.gate.AsyncCall;
import org.ndktck.gate.Call;
import org.ndktck.gate.NdkFunction;
import org.ndktck.report.model.Note;
import org.ndktck.scripted.Behaviour;
import org.ndktck.scripted.OpenGate;
import org.ndktck.scripted.Script;

/** Each assertion over a call of any function passes and fails. */
class StatusAssertTest {

    private static final String IMPLEMENTED =
            "the slot of the dispatch table holds a function that does its work; one that"
                    + " answers to every call that it is not supported or not implemented does none";

    private final List<Note> notes = new ArrayList<>();
    private final Call success = createdPd(Behaviour.INLINE);
    private final Call failure = createdPd(Behaviour.failing(STATUS_INVALID_PARAMETER));
    private final Call thrown = createdPd(Behaviour.throwing(new IllegalStateException("oops")));

    private static Call createdPd(Behaviour behaviour) {
        try (OpenGate open = new OpenGate(new Script().on(NdkFunction.CREATE_PD, behaviour))) {
            return open.objects().createPd(open.adapter());
        }
    }

    private static Call createdCq(Behaviour behaviour) {
        try (OpenGate open = new OpenGate(new Script().on(NdkFunction.CREATE_CQ, behaviour))) {
            return open.objects().createCq(open.adapter(), 16);
        }
    }

    private StatusAssert verify(Call call) {
        return new StatusAssert(call, notes::add);
    }

    @Test
    void oneOfTheGivenStatusesIsReturned() {
        assertThat(verify(failure).returned(STATUS_SUCCESS, STATUS_INVALID_PARAMETER))
                .isNotNull();
        forbidden(
                () -> verify(failure).returned(STATUS_SUCCESS, NtStatus.STATUS_PENDING),
                "returned STATUS_SUCCESS (0x00000000) or STATUS_PENDING (0x00000103)",
                "returned STATUS_INVALID_PARAMETER (0xC000000D)");
    }

    @Test
    void aFailureIsNeitherASuccessNorAnException() {
        assertThat(verify(failure).failed()).isNotNull();
        forbidden(() -> verify(success).failed(), "returned a failure", "returned STATUS_SUCCESS (0x00000000)");
        forbidden(() -> verify(thrown).failed(), "returned a failure", "threw java.lang.IllegalStateException: oops");
    }

    @Test
    void whatIsBrokenTellsTheCall() {
        RequirementBroken broken = Objects.requireNonNull(catchThrowableOfType(
                RequirementBroken.class, () -> verify(success).failed()));

        assertThat(broken.judged()).isSameAs(success);
    }

    @Test
    void anotherCodeThanTheNamedOneIsNoted() {
        assertThat(verify(failure).failedPreferablyWith(AMB_29, STATUS_SUCCESS, STATUS_INVALID_PARAMETER))
                .isNotNull();
        assertThat(notes).isEmpty();

        verify(failure).failedPreferablyWith(AMB_29, STATUS_INSUFFICIENT_RESOURCES);
        assertThat(notes)
                .containsExactly(Note.toleratedBy(
                        AMB_29,
                        failure.function() + " returned STATUS_INVALID_PARAMETER (0xC000000D) where "
                                + "STATUS_INSUFFICIENT_RESOURCES (0xC000009A) is documented"));
    }

    @Test
    void aFunctionIsThereIfOneCallOnAnObjectOfTheKindCameToIt() {
        Call missing = createdPd(Behaviour.failing(STATUS_NOT_IMPLEMENTED));
        Call ofAnotherFunction = createdConnector();

        assertThat(verify(missing).isImplemented(List.of(missing, success))).isNotNull();
        assertThat(verify(success).isImplemented(List.of(success))).isNotNull();
        forbidden(
                () -> verify(missing).isImplemented(List.of(missing, ofAnotherFunction)),
                IMPLEMENTED,
                "returned STATUS_NOT_IMPLEMENTED (0xC0000002)");
    }

    /** One round is enough to learn of all that is not written yet. */
    @Test
    void allFunctionsThatAreMissingInATryAreNamedTogether() {
        Call missing = createdPd(Behaviour.failing(STATUS_NOT_IMPLEMENTED));
        Call there = createdConnector();
        Call alsoMissing = createdCq(Behaviour.failing(STATUS_NOT_IMPLEMENTED));

        forbidden(
                () -> verify(missing).isImplemented(List.of(missing, there, alsoMissing, missing)),
                IMPLEMENTED,
                "returned STATUS_NOT_IMPLEMENTED (0xC0000002); nor is there a function that does its work as NdkCreateCq");
    }

    @Test
    void theSameFunctionOfAnotherKindOfObjectIsInAnotherTable() {
        try (OpenGate open = new OpenGate(new Script())) {
            Call onAListener = open.addresses().getLocalAddress(open.listener(incoming -> {}), AddressGate.AMPLE);
            AsyncCall create = open.settled(open.objects().createSharedEndpoint(open.adapter(), open.address(), 0));
            NdkSharedEndpoint endpoint = (NdkSharedEndpoint) Objects.requireNonNull(create.object(create.completion()));
            Call onAnEndpoint = open.addresses().getLocalAddress(endpoint, AddressGate.AMPLE);

            assertThat(verify(onAListener).isImplemented(List.of(onAListener))).isNotNull();
            forbidden(
                    () -> verify(onAnEndpoint).isImplemented(List.of(onAListener, onAnEndpoint)),
                    IMPLEMENTED,
                    "returned STATUS_NOT_SUPPORTED (0xC00000BB)");
        }
    }

    private static Call createdConnector() {
        try (OpenGate open = new OpenGate(new Script())) {
            return open.objects().createConnector(open.adapter());
        }
    }
}
