package org.ndktck.reference.settings;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.ndktck.api.NdkVersion;
import org.ndktck.api.provider.AdapterOpenException;
import org.ndktck.api.provider.OpenRequest;
import org.ndktck.api.provider.WorkerSlot;
import org.ndktck.reference.ReferenceProvider;
import org.ndktck.reference.lifetime.CompletionMode;
import org.ndktck.reference.negotiation.ReadLimits;
import org.ndktck.reference.negotiation.RequiredSizeRule;

/** Settings: defaults, values, and refusals that help. */
class SettingsTest {

    @Test
    void haveTheirDefaults() throws AdapterOpenException {
        Settings settings = FabricSettings.of(Map.of()).common();

        assertThat(settings.completion()).isEqualTo(CompletionMode.PENDING);
        assertThat(settings.rds()).isEqualTo(new RequiredSizeRule.Exact());
        assertThat(settings.garbage()).isFalse();
        assertThat(settings.maxima()).isEqualTo(new ReadLimits(16, 128));
        assertThat(settings.maxCallerData()).isEqualTo(512);
        assertThat(settings.maxCalleeData()).isEqualTo(400);
        assertThat(settings.families()).containsExactlyInAnyOrder(Settings.Family.values());
        assertThat(settings.version()).isEqualTo(NdkVersion.V2_1);
        assertThat(settings.seed()).isEqualTo(1);
        assertThat(settings.adapters()).isEqualTo(1);
        assertThat(settings.controls()).isTrue();
        assertThat(settings.posting()).isTrue();
    }

    @Test
    void areRead() throws AdapterOpenException {
        Settings settings = FabricSettings.of(Map.of(
                        "completion", "early",
                        "rds", "padded:64",
                        "padding", "garbage",
                        "families", "ipv6",
                        "version", "1.2",
                        "max-outbound-read-limit", "4294967295",
                        "adapters", "2",
                        "controls", "none",
                        "posting", "none"))
                .common();

        assertThat(settings.completion()).isEqualTo(CompletionMode.EARLY);
        assertThat(settings.rds()).isEqualTo(new RequiredSizeRule.Padded(64));
        assertThat(settings.garbage()).isTrue();
        assertThat(settings.families()).containsExactly(Settings.Family.IPV6);
        assertThat(settings.version()).isEqualTo(NdkVersion.V1_2);
        assertThat(settings.maxima().outbound()).isEqualTo(0xFFFF_FFFFL);
        assertThat(settings.adapters()).isEqualTo(2);
        assertThat(settings.controls()).isFalse();
        assertThat(settings.posting()).isFalse();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    controls   | some       | the setting controls=some is not permitted; controls is one of all, none
                    completion | inlin      | the setting completion=inlin is not permitted; completion is one of early, inline, inline-failures, inline-successes, pending
                    rds        | padded:-1  | the setting rds=padded:-1 is not permitted; rds is one of exact, random, padded:N with N of 0..1048576
                    rds        | padded:    | the setting rds=padded: is not permitted; rds is one of exact, random, padded:N with N of 0..1048576
                    version    | 3.0        | the setting version=3.0 is not permitted; version is one of 1.1, 1.2, 2.0, 2.1
                    adapters   | 3          | the setting adapters=3 is not permitted; adapters is a whole number of 1..2
                    max-caller-data | many  | the setting max-caller-data=many is not permitted; max-caller-data is a whole number of 0..1048576
                    """)
    void refuseAValueAndNameThePermittedOnes(String key, String value, String message) {
        assertRefused(Map.of(key, value), message);
    }

    @Test
    void refuseAnUnknownKeyAndNameTheKnownOnes() {
        assertRefused(
                Map.of("colour", "red"),
                "the setting colour=red is not known to the reference provider; it knows adapters, backlog,"
                        + " completion, controls, delivery, disconnects, families, max-callee-data, max-caller-data,"
                        + " max-inbound-read-limit, max-outbound-read-limit, padding, paused, port-range, ports,"
                        + " posting, rds, seed, unanswered, version");
    }

    private static void assertRefused(Map<String, String> settings, String message) {
        OpenRequest request = new OpenRequest(settings, WorkerSlot.ONLY);
        assertThatExceptionOfType(AdapterOpenException.class)
                .isThrownBy(() -> new ReferenceProvider().open(request))
                .withMessage(message);
    }
}
