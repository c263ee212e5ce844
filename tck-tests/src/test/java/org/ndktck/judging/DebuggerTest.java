package org.ndktck.judging;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;

class DebuggerTest {

    @Test
    void theAgentOfTheDebugInterfaceTellsOfOne() {
        assertThat(Debugger.isExpectedBy(List.of("-Xmx1g", "-agentlib:jdwp=transport=dt_socket,server=y")))
                .isTrue();
        assertThat(Debugger.isExpectedBy(List.of("-Xrunjdwp:transport=dt_socket")))
                .isTrue();
        assertThat(Debugger.isExpectedBy(List.of("-Xmx1g", "-Dacme=1"))).isFalse();
    }

    @Test
    void whoeverIsHaltedIsWaitedFor() {
        assertThat(Debugger.patience(Duration.ofMillis(5), true)).isGreaterThanOrEqualTo(Duration.ofDays(1));
        assertThat(Debugger.patience(Duration.ofMillis(5), false)).isEqualTo(Duration.ofMillis(5));
    }
}
