package org.ndktck.message;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.Method;
import java.util.Objects;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.ndktck.catalog.RequirementId;
import org.ndktck.engine.Manifest;

/** Every way to break a requirement has a golden file, or a reason to have none. */
class KindsOfViolationTest {

    static Stream<Shown> assertions() {
        return Shown.all().stream().filter(Shown::isAssertion);
    }

    static Stream<Shown> invariants() {
        return Shown.all().stream().filter(shown -> !shown.isAssertion());
    }

    private static Set<String> kinds(Stream<Shown> shown) {
        return shown.map(Shown::kind).collect(Collectors.toCollection(TreeSet::new));
    }

    private static Set<String> excused() throws IOException {
        Properties reasons = new Properties();
        try (InputStream resource =
                Objects.requireNonNull(KindsOfViolationTest.class.getResourceAsStream("not-shown.properties"))) {
            reasons.load(resource);
        }
        reasons.values().forEach(reason -> assertThat(reason.toString()).hasSizeGreaterThan(20));
        return new TreeSet<>(reasons.stringPropertyNames());
    }

    @Test
    void everyAssertionIsShownOrExcused() throws IOException {
        Set<String> spokenOf = kinds(assertions());
        assertThat(spokenOf).doesNotContainAnyElementsOf(excused());
        spokenOf.addAll(excused());

        assertThat(spokenOf).isEqualTo(Assertions.thatCanBreak()).hasSizeGreaterThan(40);
    }

    @Test
    void everyInvariantIsShown() {
        assertThat(kinds(invariants())).isEqualTo(Invariants.topics()).hasSizeGreaterThan(7);
    }

    /** Otherwise the golden file would be one of another kind. */
    @ParameterizedTest
    @MethodSource("assertions")
    void propertyComesToTheAssertion(Shown shown) {
        assertThat(Assertions.calledBy(property(shown.id()))).contains(shown.kind());
    }

    @ParameterizedTest
    @MethodSource("invariants")
    void invariantNamesTheRequirement(Shown shown) {
        assertThat(Invariants.names(shown.kind(), shown.id())).isTrue();
    }

    @Test
    void otherAssertionsAndRequirementsAreToldApart() {
        assertThat(Invariants.names("Headers", RequirementId.CB_01)).isFalse();
        assertThat(Assertions.calledBy(property(RequirementId.GCD_07))).doesNotContain("AddressAssert.returned");
    }

    private static Method property(RequirementId id) {
        return Objects.requireNonNull(Manifest.properties().get(id), id.text());
    }
}
