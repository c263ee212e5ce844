package org.ndktck.faulty;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.*;
import java.util.*;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.ndktck.catalog.Catalog;

/** What the providers say of themselves. */
class AnnotationsTest {

    private static final int LONGEST_FILE = 70;
    private static final Catalog CATALOG = Catalog.load();

    static List<Class<?>> providers() {
        return ProviderClasses.all();
    }

    static List<Class<?>> harmless() {
        return ProviderClasses.harmless();
    }

    @Test
    void thereAreProviders() {
        assertThat(providers()).hasSizeGreaterThan(80);
    }

    @ParameterizedTest
    @MethodSource("providers")
    void saysWhatToExpectAndIsOnlyOneOfLawfulAndWrongAndNullAndHostile(Class<?> type) {
        boolean lawful = type.isAnnotationPresent(Lawful.class);
        boolean faulty = type.isAnnotationPresent(Breaks.class) || type.isAnnotationPresent(Tolerated.class);
        boolean nothing = type.isAnnotationPresent(NullProvider.class);
        boolean hostile = type.isAnnotationPresent(Hostile.class);

        assertThat(Stream.of(lawful, faulty, nothing, hostile).filter(is -> is)).hasSize(1);
    }

    @ParameterizedTest
    @MethodSource("harmless")
    void isAnEntryOfTheListOfFaultsUnlessItIsLawfulOrNull(Class<?> type) {
        Fault fault = type.getAnnotation(Fault.class);
        Lawful lawful = type.getAnnotation(Lawful.class);

        NullProvider nothing = type.getAnnotation(NullProvider.class);

        assertThat(fault == null).isEqualTo(lawful != null || nothing != null);
        if (fault != null) {
            assertThat(fault.value()).matches("F\\d{2,3}");
        }
        if (lawful != null) {
            assertThat(lawful.value()).isNotEmpty().allMatch(entry -> entry.matches("V\\d{2}"));
        }
        if (nothing != null) {
            assertThat(nothing.value()).endsWith(".");
        }
    }

    @ParameterizedTest
    @MethodSource("providers")
    void givesAReasonForEveryFurtherRequirement(Class<?> type) {
        Breaks breaks = type.getAnnotation(Breaks.class);
        if (breaks != null) {
            assertThat(breaks.value()).isNotEmpty();
            assertThat(Stream.of(breaks.value(), breaks.also(), breaks.nowAndThen())
                            .flatMap(Stream::of))
                    .doesNotHaveDuplicates();
            assertThat(breaks.why().isBlank()).isEqualTo(breaks.also().length == 0 && breaks.nowAndThen().length == 0);
        }
    }

    /** What follows is permitted without being named. */
    @ParameterizedTest
    @MethodSource("providers")
    void namesNothingThatFollowsFromWhatItBreaks(Class<?> type) {
        Breaks breaks = type.getAnnotation(Breaks.class);
        if (breaks != null) {
            assertThat(Stream.of(breaks.also(), breaks.nowAndThen()).flatMap(Stream::of))
                    .noneMatch(CATALOG.derivedFrom(Set.of(breaks.value()))::contains);
        }
    }

    @ParameterizedTest
    @MethodSource("harmless")
    void isNamedAfterItsClass(Class<?> type) {
        String prefix = type.isAnnotationPresent(Lawful.class)
                ? "lawful:"
                : type.isAnnotationPresent(NullProvider.class) ? "null:" : "faulty:";

        assertThat(ProviderClasses.make(type).identity().name()).isEqualTo(prefix + type.getSimpleName());
        assertThat(ProviderClasses.make(type).identity().vendor()).isEqualTo("NDK TCK");
    }

    @ParameterizedTest
    @MethodSource("providers")
    void fitsOnOnePage(Class<?> type) throws IOException {
        Path source = Path.of("src/main/java", type.getName().replace('.', '/') + ".java");
        try (Stream<String> lines = Files.lines(source)) {
            assertThat(lines.count()).as("lines of %s", source).isLessThanOrEqualTo(LONGEST_FILE);
        }
    }
}
