package org.ndktck.documents;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.ndktck.catalog.Catalog;
import org.ndktck.judgement.DeclaredPair;
import org.ndktck.judgement.FiguresFile;
import org.ndktck.judgement.MessageLine;
import org.ndktck.judgement.PairFigures;

/** Whether the profile messages read and replayed everything; its shares hold the gate on what is wrong with any. */
@Tag("messages")
class MessagesJudgementIT {

    private static List<MessageLine> lines() {
        return FiguresFile.readAll(FiguresFile.BUILT, "messages-", MessageLine.class);
    }

    @Test
    void theFailureOfEveryPairWasReadAndReplayed() {
        assertThat(lines())
                .extracting(MessageLine::name)
                .containsExactlyInAnyOrderElementsOf(
                        DeclaredPair.chosen().stream().map(DeclaredPair::name).toList());
    }

    /** Kept with the build; the pages show what was published last. */
    @AfterAll
    static void leaveWithTheBuild() throws IOException {
        PairFigures.keep("messages.json", lines(), MessageLine.class);
        if (Boolean.getBoolean("golden.update")) {
            GeneratedPagesTest.assertUpToDate("judgement.md", new JudgementPage(Catalog.load()).content());
        }
    }
}
