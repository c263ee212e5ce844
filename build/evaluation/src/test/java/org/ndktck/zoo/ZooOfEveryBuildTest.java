package org.ndktck.zoo;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.ndktck.faulty.getconnectiondata.AnswersTheLengthQueryWithBufferTooSmall;
import org.ndktck.judgement.Share;
import org.ndktck.reference.ReferenceProvider;

/**
 * The zoo as every build judges it: each fault on what it breaks, as far as the first violation, and a part of the faults in
 * full. The profile zoo judges all of them in full, and the lawful providers. {@code zoo.part} says which part, from 0 to
 * {@value #PARTS} - 1.
 */
class ZooOfEveryBuildTest {

    private static final int PARTS = 240;
    private static final Share PART = new Share(Integer.getInteger("zoo.part", 0), PARTS);

    @TestFactory
    Stream<DynamicTest> everyFaultIsSeen() {
        return faults().stream()
                .map(member -> DynamicTest.dynamicTest(
                        member.name(),
                        () -> assertThat(member.unseen()).as(member.name()).isEmpty()));
    }

    @TestFactory
    Stream<DynamicTest> everyFaultOfAPartGetsExactlyItsVerdict() {
        return PART.from(faults()).stream()
                .map(member -> DynamicTest.dynamicTest(
                        member.name() + ", in part " + PART.number() + " of " + PARTS,
                        () -> assertThat(member.disagreements(line -> {}))
                                .as(member.name())
                                .isEmpty()));
    }

    /** A provider that does not break what it declares would be noticed. */
    @Test
    void whatIsNotBrokenIsNotSeen() {
        Expectation declared = Expectation.of(AnswersTheLengthQueryWithBufferTooSmall.class);

        assertThat(new ZooMember(ReferenceProvider.class, declared).unseen()).containsExactly("not violated: [GCD-07]");
    }

    private static List<ZooMember> faults() {
        return Zoo.members().stream()
                .map(ZooMember::of)
                .filter(member -> member.expectation().isFault())
                .toList();
    }
}
