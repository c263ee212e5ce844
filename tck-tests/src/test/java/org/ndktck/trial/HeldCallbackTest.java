package org.ndktck.trial;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.ndktck.gate.Call;
import org.ndktck.gate.Signal;
import org.ndktck.report.model.Finding;
import org.ndktck.scripted.OpenGate;
import org.ndktck.scripted.Script;
import org.ndktck.verify.PreconditionUnmet;
import org.ndktck.verify.RequirementBroken;

@Timeout(60)
class HeldCallbackTest {

    private final Signal signal = new Signal();
    private final AtomicInteger late = new AtomicInteger();

    private final RequirementBroken broken = broken();

    private static RequirementBroken broken() {
        try (OpenGate gate = new OpenGate(new Script())) {
            gate.connector();
            Call call = gate.gate().calls().get(0);
            return new RequirementBroken(call, Finding.Kind.FORBIDDEN_SEEN, "still pending", "returned");
        }
    }

    private void isBroken() {
        throw broken;
    }

    private HeldCallback held(long nanos) {
        HeldCallback held = new HeldCallback(signal, nanos, late::incrementAndGet);
        Thread callback = new Thread(held::here);
        callback.setDaemon(true);
        callback.start();
        signal.await(held::reached, TimeUnit.SECONDS.toNanos(30));
        return held;
    }

    @Test
    void whatHappensWhileACallbackIsHeldIsBroken() {
        HeldCallback held = held(TimeUnit.MINUTES.toNanos(1));

        assertThatThrownBy(() -> held.judgeWhileHeld(this::isBroken)).isSameAs(broken);
        assertThatCode(() -> held.judgeWhileHeld(() -> {})).doesNotThrowAnyException();
        held.release();
    }

    @Test
    void whatHappensAfterItWasReleasedOrGivenUpIsNotJudged() {
        HeldCallback released = held(TimeUnit.MINUTES.toNanos(1));
        released.release();
        HeldCallback givenUp = new HeldCallback(signal, 1, late::incrementAndGet);
        givenUp.here();

        assertThatThrownBy(() -> released.judgeWhileHeld(this::isBroken)).isInstanceOf(PreconditionUnmet.class);
        assertThatThrownBy(() -> givenUp.judgeWhileHeld(this::isBroken)).isInstanceOf(PreconditionUnmet.class);
        assertThat(late).hasValue(1);
    }
}
