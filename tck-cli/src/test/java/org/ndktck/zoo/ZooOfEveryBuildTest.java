package org.ndktck.zoo;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.ndktck.api.provider.NdkProvider;

/**
 * The zoo as every build judges it: each fault on what it breaks, as far as the first violation, and a part of the members in
 * full. The profile zoo judges all of them in full. {@code zoo.part} says which part, from 0 to {@value #PARTS} - 1.
 */
class ZooOfEveryBuildTest {

    private static final int PARTS = 120;
    private static final Share PART = new Share(Integer.getInteger("zoo.part", 0), PARTS);

    @TestFactory
    Stream<DynamicTest> everyFaultIsSeen() {
        return members(Zoo.members())
                .filter(member -> member.expectation().isFault())
                .map(member -> DynamicTest.dynamicTest(
                        member.name(),
                        () -> assertThat(member.unseen()).as(member.name()).isEmpty()));
    }

    @TestFactory
    Stream<DynamicTest> everyProviderOfAPartGetsExactlyItsVerdict() {
        return members(PART.from(Zoo.members()))
                .map(member -> DynamicTest.dynamicTest(
                        member.name() + ", in part " + PART.number() + " of " + PARTS,
                        () -> assertThat(member.disagreements(line -> {}))
                                .as(member.name())
                                .isEmpty()));
    }

    private static Stream<ZooMember> members(List<Class<? extends NdkProvider>> types) {
        return types.stream().map(ZooMember::of);
    }
}
