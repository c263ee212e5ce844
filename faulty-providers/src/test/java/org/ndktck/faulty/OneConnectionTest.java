package org.ndktck.faulty;

import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.time.Duration;
import java.util.*;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.ndktck.api.provider.*;
import org.ndktck.faulty.completion.CompletesTwice;

/** However odd, each provider that conforms connects in every completion mode, and every close completes. */
class OneConnectionTest {

    private static final Duration PATIENCE = Duration.ofSeconds(30);

    static Stream<Arguments> providersInEveryMode() {
        return ProviderClasses.all().stream()
                .filter(type -> type.isAnnotationPresent(Lawful.class) || type.isAnnotationPresent(Tolerated.class))
                .flatMap(type -> List.of("pending", "inline", "early").stream().map(mode -> Arguments.of(type, mode)));
    }

    @ParameterizedTest(name = "{0}, completion={1}")
    @MethodSource("providersInEveryMode")
    void isMadeAndClosed(Class<?> type, String completion) {
        Assertions.assertTimeoutPreemptively(PATIENCE, () -> {
            try (OpenedAdapters adapters = open(ProviderClasses.make(type), "completion", completion)) {
                new Consumer(adapters).makeOneConnection();
            }
        });
    }

    @Test
    void settingsPassThroughToTheReference() {
        assertThatExceptionOfType(AdapterOpenException.class)
                .isThrownBy(() -> open(new CompletesTwice(), "completion", "sometimes"))
                .withMessageContaining("completion=sometimes");
    }

    private static OpenedAdapters open(NdkProvider provider, String key, String value) throws AdapterOpenException {
        return provider.open(new OpenRequest(Map.of(key, value), WorkerSlot.ONLY));
    }
}
