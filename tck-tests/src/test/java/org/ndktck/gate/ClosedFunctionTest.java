package org.ndktck.gate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.ndktck.api.NdkConnector;
import org.ndktck.scripted.OpenGate;
import org.ndktck.scripted.Script;
import org.ndktck.verify.PreconditionUnmet;

/** A function that is not called leaves its objects as they were: neither the provider nor the consumer's rules hear of it. */
class ClosedFunctionTest {

    private static final String WHY = "NdkAccept ended the process, see ACC-27";

    private final Script script = new Script();
    private final OpenGate open = new OpenGate(script, new FunctionTracker() {
        @Override
        public void requireOpen(NdkFunction function) {
            if (function == NdkFunction.ACCEPT || function == NdkFunction.CLOSE_CONNECTOR) {
                throw new PreconditionUnmet(WHY);
            }
        }
    });

    @AfterEach
    void close() {
        open.close();
    }

    private NdkConnector requested() {
        int port = open.listen(incoming -> {});
        open.connect(open.connector(), port);
        return open.incoming();
    }

    private static void notCalled(ThrowingCallable call) {
        assertThatThrownBy(call).isInstanceOf(PreconditionUnmet.class).hasMessage(WHY);
    }

    @Test
    void anAnswerThatWasNotGivenCanStillBeGiven() {
        NdkConnector passive = requested();

        notCalled(() -> open.accept(passive));
        notCalled(() -> open.accept(passive));
        open.connections().reject(passive, new byte[0]);

        assertThat(script.log()).contains("NdkReject").doesNotContain("NdkAccept");
    }

    @Test
    void whatWasNotClosedIsStillUsed() {
        NdkConnector passive = requested();

        notCalled(() -> open.objects().close(passive));

        assertThat(open.gate().lifetimeOf(passive).asyncCalls()).isEmpty();
        open.connections().reject(passive, new byte[0]);
        assertThat(script.log()).contains("NdkReject").doesNotContain("NdkCloseConnector");
    }
}
