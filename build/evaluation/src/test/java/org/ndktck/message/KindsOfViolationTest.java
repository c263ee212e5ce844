package org.ndktck.message;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Method;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.ndktck.catalog.RequirementId;
import org.ndktck.engine.Manifest;

/** Every way to break a requirement has a golden file, or a reason to have none. */
class KindsOfViolationTest {

    static Stream<MessageSample> assertions() {
        return MessageSample.all().stream().filter(MessageSample::isAssertion);
    }

    static Stream<MessageSample> invariants() {
        return MessageSample.all().stream().filter(shown -> !shown.isAssertion());
    }

    @Test
    void everyAssertionIsShownOrExcused() {
        Map<String, String> excused = ViolationKinds.excused();
        Set<String> spokenOf = ViolationKinds.of(assertions());
        assertThat(spokenOf).doesNotContainAnyElementsOf(excused.keySet());
        assertThat(excused.values()).allSatisfy(reason -> assertThat(reason).hasSizeGreaterThan(20));
        spokenOf.addAll(excused.keySet());

        assertThat(spokenOf).isEqualTo(Assertions.thatCanBreak()).hasSizeGreaterThan(40);
    }

    @Test
    void everyInvariantIsShown() {
        assertThat(ViolationKinds.of(invariants()))
                .isEqualTo(Invariants.topics())
                .hasSizeGreaterThan(7);
    }

    /** Otherwise the golden file would be one of another kind. */
    @ParameterizedTest
    @MethodSource("assertions")
    void propertyComesToTheAssertion(MessageSample shown) {
        assertThat(Assertions.calledBy(property(shown.id()))).contains(shown.kind());
    }

    @ParameterizedTest
    @MethodSource("invariants")
    void invariantNamesTheRequirement(MessageSample shown) {
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
