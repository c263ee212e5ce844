package org.ndktck.documents;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.ndktck.catalog.Catalog;
import org.ndktck.judgement.FiguresFile;
import org.ndktck.judgement.LawfulTally;
import org.ndktck.judgement.ShippedProviders;

/** Whether the profile zoo-full judged everything, once all shares have been run; these hold the gate on alarms. */
@Tag("zoo-full")
class LawfulJudgementIT {

    /** Seeds before it were judged by an earlier run, beside which this one is published. */
    private static final int FIRST = Integer.getInteger("zoo.first", 1);

    private static final List<String> SHARES = List.of("lawful-0.json", "lawful-1.json", "lawful-2.json");

    private final List<LawfulTally> lawful = tallies();

    private static List<LawfulTally> tallies() {
        return LawfulTally.together(FiguresFile.readAll(FiguresFile.BUILT, "lawful-", LawfulTally.class));
    }

    @Test
    void everyShareHasLeftItsTallies() {
        assertThat(SHARES)
                .allSatisfy(
                        share -> assertThat(FiguresFile.BUILT.resolve(share)).exists());
    }

    @Test
    void everyLawfulProviderWasJudged() {
        assertThat(lawful)
                .extracting(LawfulTally::provider)
                .containsExactlyInAnyOrderElementsOf(ShippedProviders.lawful().stream()
                        .map(member -> "lawful:" + member.getSimpleName())
                        .toList());
    }

    /** Kept with the build; the pages show what was published last. */
    @AfterAll
    static void leaveWithTheBuild() throws IOException {
        boolean addition = FIRST > 1;
        List<LawfulTally> all = new ArrayList<>(tallies());
        if (addition) {
            all.addAll(0, FiguresFile.read(FiguresFile.PUBLISHED.resolve("lawful.json"), LawfulTally.class));
        }
        FiguresFile.keep("lawful.json", LawfulTally.together(all), "seeds from " + FIRST + " on", addition);
        if (Boolean.getBoolean("golden.update")) {
            GeneratedPagesTest.assertUpToDate("judgement.md", new JudgementPage(Catalog.load()).content());
        }
    }
}
