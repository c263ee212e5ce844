package org.ndktck.zoo;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.TestInstance;
import org.ndktck.judgement.BlameLine;
import org.ndktck.judgement.FiguresFile;
import org.ndktck.judgement.GridLine;
import org.ndktck.judgement.Share;
import org.ndktck.judgement.StandIn;

/** The faults against all properties: each is blamed on what it breaks and on nothing else. {@code zoo.share} says which. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class KillMatrix {

    private final Share share = Share.ofThisProcess();
    private final List<BlameLine> lines = new ArrayList<>();
    private final List<GridLine> standIns = new ArrayList<>();

    @TestFactory
    Stream<DynamicTest> everyProviderGetsExactlyItsVerdict() {
        return share.from(Share.ofTheZoo().from(Zoo.members())).stream()
                .map(ZooMember::of)
                .map(member -> DynamicTest.dynamicTest(
                        member.name(),
                        () -> assertThat(member.disagreements(lines::add))
                                .as(member.name())
                                .isEmpty()));
    }

    @TestFactory
    Stream<DynamicTest> everyFaultOfTheGridShowsWhatItStandsFor() {
        return share.from(Share.ofTheZoo().from(StandIn.all())).stream()
                .map(standIn -> DynamicTest.dynamicTest(standIn.fault().name(), () -> {
                    GridLine line = GridJudge.shown(standIn);
                    standIns.add(line);
                    assertThat(line.seen()).containsExactlyElementsOf(standIn.texts());
                }));
    }

    /** What was seen is left for the figures of the kit as a judge. */
    @AfterAll
    void writeDown() {
        FiguresFile.write(FiguresFile.BUILT.resolve(share.file("blame")), lines);
        FiguresFile.write(FiguresFile.BUILT.resolve(share.file(StandIn.KIND)), standIns);
    }
}
