package org.ndktck.cli.order;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GivenCommandTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "run --only GCD-07|ndk-tck run --only GCD-07",
                "run --provider-path my~ndk.jar|ndk-tck run --provider-path \"my ndk.jar\"",
                "run --set device=acme0 --set dbPassword=hunter2|ndk-tck run --set device=acme0 --set \"dbPassword=***\"",
                "run --set=SECRET=hunter2|ndk-tck run \"--set=SECRET=***\"",
                "run --set=api-token=hunter2=x --tries 5|ndk-tck run \"--set=api-token=***\" --tries 5",
                "run --set device --profile quick|ndk-tck run --set device --profile quick",
                "run --report token=x|ndk-tck run --report token=x"
            })
    void theCommandIsShownAsItWasGivenWithoutSecrets(String given, String shown) {
        List<String> arguments = List.of(given.split(" ")).stream()
                .map(word -> word.replace('~', ' '))
                .toList();

        assertThat(GivenCommand.of(arguments)).isEqualTo(shown);
    }

    @ParameterizedTest
    @CsvSource({"device=acme0;token=hunter2", "token=hunter2;device=acme0"})
    void eachOfSeveralSettingsInOneArgumentIsLookedAt(String settings) {
        assertThat(GivenCommand.of(List.of("run", "--set", settings.replace(';', '\n'))))
                .contains("device=acme0", "token=***")
                .doesNotContain("hunter2");
    }
}
