package org.ndktck.cli.supervisor;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.ndktck.cli.supervisor.Supervision.Isolation;

class SupervisionTest {

    private static Supervision with(List<String> arguments) {
        return new Supervision(Isolation.FORK, OptionalInt.empty(), Duration.ofMinutes(1), arguments);
    }

    @Test
    void aShortRunStartsQuicklyAndALongOneIsOptimized() {
        assertThat(with(List.of()).argumentsFor(1000, 1)).contains("-XX:TieredStopAtLevel=1", "-Xmx1g");
        assertThat(with(List.of()).argumentsFor(2000, 2)).contains("-XX:TieredStopAtLevel=1", "-Xmx1g");
        assertThat(with(List.of()).argumentsFor(2001, 2)).contains("-Xmx1g").doesNotContain("-XX:TieredStopAtLevel=1");
        assertThat(with(List.of()).argumentsFor(10_000, 1)).doesNotContain("-XX:TieredStopAtLevel=1");
    }

    @Test
    void aLongRunUsesTheMachineAndAShortOneStartsOneWorker() {
        assertThat(with(List.of()).jobsFor(100, 20)).isEqualTo(1);
        assertThat(with(List.of()).jobsFor(100, 21))
                .isEqualTo(Runtime.getRuntime().availableProcessors());
        assertThat(new Supervision(Isolation.FORK, OptionalInt.of(3), Duration.ofMinutes(1), List.of()).jobsFor(1, 1))
                .isEqualTo(3);
    }

    @Test
    void whoDebugsHasOneWorker() {
        Supervision debugged = with(List.of("-agentlib:jdwp=transport=dt_socket,server=y,address=5005"));

        assertThat(debugged.isDebugged()).isTrue();
        assertThat(debugged.jobsFor(1000, 100)).isEqualTo(1);
        assertThat(with(List.of()).isDebugged()).isFalse();
    }

    @Test
    void aWorkerStartsFromTheArchiveOfTheCommand() {
        assertThat(with(List.of()).argumentsFor(1, 1)).noneMatch(argument -> argument.contains("SharedArchiveFile"));
        System.setProperty("ndktck.archive", "/somewhere/ndk-tck.jsa");
        try {
            assertThat(with(List.of()).argumentsFor(1, 1)).contains("-XX:SharedArchiveFile=/somewhere/ndk-tck.jsa");
        } finally {
            System.clearProperty("ndktck.archive");
        }
    }

    @Test
    void whatTheUserNamesTakesThePlaceOfAll() {
        assertThat(with(List.of("-Xmx64m")).argumentsFor(1, 1)).containsExactly("-Xmx64m");
    }
}
