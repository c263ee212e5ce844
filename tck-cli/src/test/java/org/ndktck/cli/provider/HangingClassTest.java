package org.ndktck.cli.provider;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.ndktck.cli.VendorJar;
import org.ndktck.engine.RunException;

/** A provider class that hangs while it is made is named; it neither hides its neighbours in the jar nor blames them. */
class HangingClassTest {

    private static final String HANGS =
            "static void stay() { while (true) { java.util.concurrent.locks.LockSupport.park(); } }";

    /** Nothing that is found is waited for so long; what hangs is never made. */
    private static final Duration SHORT = Duration.ofSeconds(2);

    private static final Duration LONG = Duration.ofDays(1);

    @TempDir
    private Path directory = Path.of("");

    private VendorJar vendor = new VendorJar(directory);

    @BeforeEach
    void place() {
        vendor = new VendorJar(directory.resolve("classes"));
    }

    private SelectableProviders known(Duration limit) throws IOException, RunException {
        Path jar = vendor.jar(directory.resolve("acme.jar"));
        return SelectableProviders.on(ProviderPath.of(List.of(jar)), limit);
    }

    @ParameterizedTest
    @ValueSource(strings = {"static { stay(); }", "public Hangs() { stay(); }"})
    void theOneAskedForIsNamedWithItsPlaceAndTheRemedy(String members) throws IOException, RunException {
        vendor.with("Hangs", "hangs", members + HANGS);

        SelectableProviders known = known(SHORT);

        assertThatThrownBy(() -> known.choose(Optional.of("hangs")))
                .isInstanceOf(RunException.class)
                .hasMessageStartingWith("none of the providers that can be used is named 'hangs', they are reference")
                .hasMessageContaining("the provider class com.acme.Hangs in " + directory.resolve("acme.jar")
                        + " has not been made after 2 s, its thread is at ")
                .hasMessageContaining("com.acme.Hangs.stay(")
                .hasMessageEndingWith("its class initialiser, its public constructor and its identity() have to return"
                        + " without opening anything");
    }

    /** A test that waited for the one that hangs would take a day. */
    @Test
    void itsNeighboursAreFoundWithoutWaitingForIt() throws IOException, RunException {
        vendor.with("Before", "before", "");
        vendor.with("Hangs", "hangs", "static { stay(); }" + HANGS);
        vendor.with("After", "after", "");

        SelectableProviders known = known(LONG);

        assertThat(known.choose(Optional.of("before")).getClass().getName()).isEqualTo("com.acme.Before");
        assertThat(known.choose(Optional.of("after")).getClass().getName()).isEqualTo("com.acme.After");
        assertThat(known.choose(Optional.of("reference")).identity().name()).isEqualTo("reference");
    }

    @Test
    void withoutANameItIsNamedAndTheNeighboursAreOffered() throws IOException, RunException {
        vendor.with("Hangs", "hangs", "public Hangs() { stay(); }" + HANGS);
        vendor.with("Acme", "acme", "");

        SelectableProviders known = known(SHORT);

        assertThatThrownBy(() -> known.choose(Optional.empty()))
                .isInstanceOf(RunException.class)
                .hasMessageStartingWith("the provider class com.acme.Hangs in ")
                .hasMessageEndingWith("; or choose another with --provider: acme");
        assertThat(known.list()).extracting(SelectableProvider::name).contains("acme");
        assertThat(known.failures()).singleElement().asString().contains("com.acme.Hangs");
    }

    @Test
    void whatThrowsAnythingAtAllIsNamedAndHidesNobody() throws IOException, RunException {
        vendor.with("Broken", "broken", "public Broken() { throw new AssertionError(\"no driver\"); }");
        vendor.with("Acme", "acme", "");

        SelectableProviders known = known(SHORT);

        assertThat(known.choose(Optional.of("acme")).getClass().getName()).isEqualTo("com.acme.Acme");
        assertThat(known.failures())
                .singleElement()
                .asString()
                .contains("com.acme.Broken", "cannot be used: java.lang.AssertionError: no driver");
    }
}
