package org.ndktck.zoo;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.ndktck.judgement.StandIn;

/** What the grid makes stands for rows that no fault of the zoo is about: every build looks for it, too. */
class StandInsOfTheGridTest {

    @TestFactory
    Stream<DynamicTest> everyFaultOfTheGridShowsWhatItStandsFor() {
        return StandIn.all().stream()
                .map(standIn -> DynamicTest.dynamicTest(
                        standIn.fault().name(),
                        () -> assertThat(GridJudge.shown(standIn).seen()).containsExactlyElementsOf(standIn.texts())));
    }
}
