package org.ndktck.cli.provider;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.ndktck.engine.RunException;

/** How providers in shared libraries are named, and what is said where they cannot be loaded. */
class NativeProvidersTest {

    @Test
    void onAnOlderJavaTheReasonIsTold() {
        assertThatThrownBy(() -> NativeProviders.requireJava(17))
                .isInstanceOf(RunException.class)
                .hasMessageStartingWith("native providers need Java 22 or newer; this is Java 17");
        assertThatCode(() -> NativeProviders.requireJava(22)).doesNotThrowAnyException();
    }

    @Test
    void theLibraryIsInTheName() {
        assertThat(NativeProviders.libraryOf(NativeProviders.named("./lib/libacme.so")))
                .contains(Path.of("./lib/libacme.so"));
        assertThat(NativeProviders.libraryOf("acme")).isEmpty();
        assertThat(NativeProviders.isNative("nativeacme")).isFalse();
    }

    @Test
    void aLibraryThatIsNotThereIsRefusedBeforeAProcessIsStarted() {
        assertThatThrownBy(() -> NativeProviders.check("native:no/such.so")).isInstanceOf(RunException.class);
        assertThatCode(() -> NativeProviders.check("acme")).doesNotThrowAnyException();
    }
}
