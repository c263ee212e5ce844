package org.ndktck.report.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.ndktck.catalog.RequirementId;
import org.ndktck.report.sample.Records;
import org.ndktck.report.sample.Results;

class ReplayCommandTest {

    @Test
    void namesTokenAndProvider() {
        assertThat(command("acme", Map.of())).isEqualTo("ndk-tck replay GCD-07:p2.in=null.out=null --provider acme");
    }

    @Test
    void repeatsEverySettingInOrder() {
        assertThat(command("faulty:CompletesTwice", Map.of("z", "1", "a", "x")))
                .endsWith("--provider faulty:CompletesTwice --set a=x --set z=1");
    }

    @Test
    void quotesWhatAShellWouldTakeApart() {
        assertThat(command("acme", Map.of("k", "C:\\my ndk"))).endsWith("--set \"k=C:\\my ndk\"");
        assertThat(command("acme", Map.of("k", "$HOME `id` \"x\""))).endsWith("\"k=\\$HOME \\`id\\` \\\"x\\\"\"");
        assertThat(command("acme", Map.of("k", "a dir\\"))).endsWith("\"k=a dir\\\\\"");
    }

    private static String command(String provider, Map<String, String> settings) {
        return ReplayCommand.of(Records.tooSmall(RequirementId.GCD_07), Results.info(provider, settings));
    }
}
