package org.ndktck.rules;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.ndktck.api.NdkConnector;
import org.ndktck.api.NtStatus;
import org.ndktck.catalog.RequirementId;
import org.ndktck.gate.AsyncCall;
import org.ndktck.gate.NdkFunction;
import org.ndktck.scripted.Behaviour;
import org.ndktck.scripted.OpenGate;
import org.ndktck.scripted.Script;

/** A reject that fails although nothing gives it a reason, and the nearest one that has a reason. */
class RejectStatusRulesTest {

    private static Script rejecting(NtStatus status) {
        return new Script().on(NdkFunction.REJECT, Behaviour.failing(status));
    }

    private static NdkConnector requested(OpenGate open) {
        open.connect(open.connector(), open.listen(connector -> {}));
        return open.incoming();
    }

    @Test
    void aRejectWithoutDataThatFailsBreaksRej04() {
        try (OpenGate open = new OpenGate(rejecting(NtStatus.STATUS_CONNECTION_ABORTED))) {
            open.connections().reject(requested(open), new byte[0]);

            assertThat(Judged.rows(open)).containsExactly(RequirementId.REJ_04);
        }
    }

    @Test
    void aRejectWithDataThatFailsBreaksRej03() {
        try (OpenGate open = new OpenGate(rejecting(NtStatus.STATUS_CONNECTION_ABORTED))) {
            open.connections().reject(requested(open), new byte[] {1});

            assertThat(Judged.rows(open)).containsExactly(RequirementId.REJ_03);
        }
    }

    @Test
    void aLackOfResourcesIsAReason() {
        try (OpenGate open = new OpenGate(rejecting(NtStatus.STATUS_INSUFFICIENT_RESOURCES))) {
            open.connections().reject(requested(open), new byte[0]);

            assertThat(Judged.rows(open)).isEmpty();
        }
    }

    @Test
    void aPeerThatHasLeftIsAReason() {
        try (OpenGate open = new OpenGate(rejecting(NtStatus.STATUS_CONNECTION_ABORTED))) {
            NdkConnector active = open.connector();
            open.connect(active, open.listen(connector -> {}));
            NdkConnector passive = open.incoming();
            open.objects().close(active);
            open.connections().reject(passive, new byte[0]);

            assertThat(Judged.rows(open)).isEmpty();
        }
    }

    @Test
    void aRejectInPlaceOfTheCompleteConnectThatFailsBreaksRej02() {
        try (OpenGate open = new OpenGate(rejecting(NtStatus.STATUS_CONNECTION_ABORTED))) {
            rejectAfterTheAccept(open);

            assertThat(Judged.rows(open)).containsExactly(RequirementId.REJ_02);
        }
    }

    @Test
    void aRejectInPlaceOfTheCompleteConnectThatSucceedsBreaksNothing() {
        try (OpenGate open = new OpenGate(new Script())) {
            rejectAfterTheAccept(open);

            assertThat(Judged.rows(open)).isEmpty();
        }
    }

    private static void rejectAfterTheAccept(OpenGate open) {
        NdkConnector active = open.connector();
        AsyncCall connect = open.connect(active, open.listen(connector -> {}));
        open.accept(open.incoming());
        open.settled(connect);
        open.connections().reject(active, new byte[] {1});
    }
}
