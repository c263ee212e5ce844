package org.ndktck.cli.doctor;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.ndktck.api.provider.PortRange;
import org.ndktck.engine.RunException;

/** Each check can find something wrong. */
class ChecksTest {

    @Test
    void littleMemoryIsWarnedAbout() {
        assertThat(MachineChecks.memory(1536, 1).line()).isEqualTo("ok       memory        1536 MB, 1 processor");
        assertThat(MachineChecks.memory(1535, 2).line())
                .isEqualTo(
                        "warning  memory        1535 MB, 2 processors, and a worker may take 1024 MB; give the machine or"
                                + " the container more, or run with --jobs 1 --worker-arg=-Xmx512m");
    }

    @Test
    void lateWaitsAreWarnedAbout() {
        assertThat(MachineChecks.clock(Duration.ofMillis(99)).state()).isEqualTo(CheckResult.State.OK);
        assertThat(MachineChecks.clock(Duration.ofMillis(100)).line())
                .startsWith("warning  clock         a wait of 1 ms ends after 100 ms");
    }

    @Test
    void portsBesideThoseOfTheDocumentsAreWarnedAbout() {
        assertThat(ProviderChecks.ports(PortRange.DYNAMIC).state()).isEqualTo(CheckResult.State.OK);
        assertThat(ProviderChecks.ports(new PortRange(32768, 60999)).line()).contains("32768 to 60999", "AMB-40");
    }

    @Test
    void aWildcardIsNoAddress() throws UnknownHostException {
        InetAddress wildcard = InetAddress.getByName("0.0.0.0");
        InetAddress concrete = InetAddress.getByName("10.0.0.1");

        assertThat(ProviderChecks.addresses(List.of(concrete), List.of(wildcard))
                        .line())
                .startsWith("failed   addresses     0.0.0.0 is no address of one host; return concrete");
        assertThat(ProviderChecks.addresses(List.of(concrete), List.of(concrete))
                        .found())
                .isEqualTo("10.0.0.1 on both sides");
    }

    @Test
    void aRefusalIsDividedIntoWhatIsWrongAndWhatToDo() {
        CheckResult divided =
                CheckResult.failed("adapter", new RunException("nic7\nis missing; name another; or none"));
        CheckResult whole = CheckResult.failed("adapter", new RunException("nic7 is missing"));

        assertThat(divided.found()).isEqualTo("nic7 is missing");
        assertThat(divided.remedy()).contains("name another; or none");
        assertThat(whole.line()).isEqualTo("failed   adapter       nic7 is missing");
    }
}
