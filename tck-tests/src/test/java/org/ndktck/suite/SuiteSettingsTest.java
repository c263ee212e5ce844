package org.ndktck.suite;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Properties;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.ndktck.catalog.RequirementId;
import org.ndktck.engine.Profile;
import org.ndktck.engine.RunException;
import org.ndktck.engine.RunRequest;
import org.ndktck.engine.Selection;
import org.ndktck.report.model.FailOn;
import org.ndktck.scripted.ScriptedProvider;

/** What a suite run can be told: every property acts, and what is not known is refused. */
class SuiteSettingsTest {

    @TempDir
    @SuppressWarnings("NullAway.Init")
    private Path directory;

    /** Puts these providers, and no others, on the class path. */
    private static Providers providing(Path directory, Class<?>... classes) throws IOException {
        return Providers.named(
                directory, Arrays.stream(classes).map(Class::getName).toArray(String[]::new));
    }

    private static SuiteSettings settings(String... namesAndValues) throws RunException {
        Properties properties = new Properties();
        properties.setProperty("java.version", "17");
        for (int at = 0; at < namesAndValues.length; at += 2) {
            properties.setProperty(namesAndValues[at], namesAndValues[at + 1]);
        }
        return SuiteSettings.of(properties);
    }

    /** The request of a process with one provider. */
    private RunRequest request(String... namesAndValues) throws RunException, IOException {
        try (Providers one = providing(directory, ScriptedProvider.class)) {
            return one.see(() -> settings(namesAndValues).request());
        }
    }

    private void refused(String sentence, String... namesAndValues) {
        assertThatThrownBy(() -> request(namesAndValues))
                .isInstanceOf(RunException.class)
                .hasMessage(sentence);
    }

    @Test
    void withoutPropertiesItIsAnOrdinaryRunForAVerdict() throws RunException, IOException {
        RunRequest request = request();

        assertThat(request.provider()).isInstanceOf(ScriptedProvider.class);
        assertThat(request.settings()).isEmpty();
        assertThat(request.options().profile()).isEqualTo(Profile.STANDARD);
        assertThat(request.options().tries()).isEmpty();
        assertThat(request.options().effectiveTries()).isEqualTo(1000);
        assertThat(request.options().seed()).isEqualTo(1);
        assertThat(request.options().patience()).isEqualTo(Duration.ofSeconds(5));
        assertThat(request.options().selection()).isEqualTo(Selection.ALL);
        assertThat(request.options().failOn()).isEqualTo(FailOn.VIOLATION);
        assertThat(settings().requireComplete()).isFalse();
        assertThat(settings().report()).isEqualTo(Path.of("target/ndk-tck-report"));
    }

    @Test
    void everyPropertyActs() throws RunException, IOException {
        assertThat(request("ndktck.profile", "thorough").options().profile()).isEqualTo(Profile.THOROUGH);
        assertThat(request("ndktck.tries", "12").options().tries()).isEqualTo(OptionalInt.of(12));
        assertThat(request("ndktck.tries", "12").options().effectiveTries()).isEqualTo(12);
        assertThat(request("ndktck.seed", "7").options().seed()).isEqualTo(7);
        assertThat(request("ndktck.patience", "250").options().patience()).isEqualTo(Duration.ofMillis(250));
        assertThat(request("ndktck.only", "GCD-07,gcd-10").options().selection())
                .isEqualTo(new Selection(Set.of(RequirementId.GCD_07, RequirementId.GCD_10), Set.of()));
        assertThat(request("ndktck.skip", "CB-01, CB-02").options().selection())
                .isEqualTo(new Selection(Set.of(), Set.of(RequirementId.CB_01, RequirementId.CB_02)));
        assertThat(request("ndktck.failOn", "noted").options().failOn()).isEqualTo(FailOn.NOTED);
        assertThat(request("ndktck.failOn", "undecided").options().failOn()).isEqualTo(FailOn.UNDECIDED);
        assertThat(settings("ndktck.requireComplete", "true").requireComplete()).isTrue();
        assertThat(settings("ndktck.requireComplete", "false").requireComplete())
                .isFalse();
        assertThat(settings("ndktck.report", "elsewhere/report").report()).isEqualTo(Path.of("elsewhere/report"));
        assertThat(request("ndktck.set.device", "/dev/x", "ndktck.set.mtu", "").settings())
                .isEqualTo(Map.of("device", "/dev/x", "mtu", ""));
        assertThat(request("ndktck.provider", "scripted").provider()).isInstanceOf(ScriptedProvider.class);
    }

    @Test
    void aBlankPropertyIsNone() throws RunException, IOException {
        RunRequest request = request("ndktck.tries", " ", "ndktck.only", "", "ndktck.profile", "");

        assertThat(request.options().tries()).isEmpty();
        assertThat(request.options().selection()).isEqualTo(Selection.ALL);
        assertThat(request.options().profile()).isEqualTo(Profile.STANDARD);
    }

    @Test
    void anUnknownPropertyIsRefused() {
        assertThatThrownBy(() -> settings("ndktck.fail-on", "noted"))
                .isInstanceOf(RunException.class)
                .hasMessage(
                        "the system property ndktck.fail-on is not known; the suite knows ndktck.failOn,"
                                + " ndktck.only, ndktck.patience, ndktck.profile, ndktck.provider, ndktck.report,"
                                + " ndktck.requireComplete, ndktck.seed, ndktck.skip, ndktck.tries, ndktck.waivers and ndktck.set.KEY");
        assertThatThrownBy(() -> settings("ndktck.", "x")).isInstanceOf(RunException.class);
    }

    @Test
    void otherPropertiesAreNobodysBusiness() throws RunException, IOException {
        assertThat(request("ndktckx", "1", "org.ndktck.tries", "1", "NDKTCK.TRIES", "1")
                        .options()
                        .tries())
                .isEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "ndktck.profile|fast|invalid value for the system property ndktck.profile:"
                        + " 'fast' is none of quick, standard, thorough",
                "ndktck.failOn|warn|invalid value for the system property ndktck.failOn:"
                        + " 'warn' is none of violation, noted, undecided",
                "ndktck.tries|many|invalid value for the system property ndktck.tries:"
                        + " 'many' is no whole number of 1 to 2147483647",
                "ndktck.tries|0|invalid value for the system property ndktck.tries:"
                        + " '0' is no whole number of 1 to 2147483647",
                "ndktck.tries|2147483648|invalid value for the system property ndktck.tries:"
                        + " '2147483648' is no whole number of 1 to 2147483647",
                "ndktck.seed|1.5|invalid value for the system property ndktck.seed:"
                        + " '1.5' is no whole number of 0 to 9223372036854775807",
                "ndktck.seed|-7|invalid value for the system property ndktck.seed:"
                        + " '-7' is no whole number of 0 to 9223372036854775807",
                "ndktck.patience|-1|invalid value for the system property ndktck.patience:"
                        + " '-1' is no whole number of 1 to 86400000",
                "ndktck.only|GCD-99|invalid value for the system property ndktck.only:"
                        + " 'GCD-99' matches no id of a requirement and no section, 'ndk-tck list' shows them;"
                        + " did you mean 'GCD-09'?",
                "ndktck.skip|GCD-07,|invalid value for the system property ndktck.skip:"
                        + " '' matches no id of a requirement and no section, 'ndk-tck list' shows them",
                "ndktck.provider|acme|no provider 'acme' is on the class path, which has [scripted];"
                        + " correct ndktck.provider",
            })
    void aBadValueIsOneSentence(String name, String value, String sentence) {
        refused(sentence, name, value);
    }

    private static void refusedFor(Providers providers, String sentence) {
        assertThatThrownBy(() -> providers.see(() -> settings().request()))
                .isInstanceOf(RunException.class)
                .hasMessageStartingWith(sentence);
    }

    @Test
    void withoutAProviderItSaysHowToNameOne() throws IOException {
        try (Providers none = providing(directory)) {
            refusedFor(
                    none,
                    "no provider is on the class path; name its class in"
                            + " META-INF/services/org.ndktck.api.provider.NdkProvider");
        }
    }

    @Test
    void oneOfSeveralProvidersIsNamed() throws IOException, RunException {
        try (Providers two = providing(directory, ScriptedProvider.class, LyingProvider.class)) {
            refusedFor(
                    two, "several providers are on the class path, [scripted, lying]; name one with -Dndktck.provider");
            assertThat(two.see(() -> settings("ndktck.provider", "lying").request())
                            .provider())
                    .isInstanceOf(LyingProvider.class);
        }
    }

    @Test
    void aProviderThatCannotBeLoadedIsOneSentence() throws IOException {
        try (Providers missing = Providers.named(directory, "com.acme.Missing")) {
            refusedFor(missing, "a provider on the class path cannot be loaded: ");
        }
    }
}
