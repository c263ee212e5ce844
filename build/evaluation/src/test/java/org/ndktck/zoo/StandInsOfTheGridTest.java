package org.ndktck.zoo;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.ndktck.judgement.Share;
import org.ndktck.judgement.StandIn;

/**
 * What the grid makes stands for rows that no fault of the zoo is about. Every build looks for a part of it, the same one as
 * {@link ZooOfEveryBuildTest}; the profile zoo looks for all of it.
 */
class StandInsOfTheGridTest {

    private static final int PARTS = 3;
    private static final Share PART = new Share(Integer.getInteger("zoo.part", 0) % PARTS, PARTS);

    @TestFactory
    Stream<DynamicTest> aPartOfTheFaultsOfTheGridShowsWhatItStandsFor() {
        return PART.from(StandIn.all()).stream()
                .map(standIn -> DynamicTest.dynamicTest(
                        standIn.fault().name(),
                        () -> assertThat(GridJudge.shown(standIn).seen()).containsExactlyElementsOf(standIn.texts())));
    }
}
