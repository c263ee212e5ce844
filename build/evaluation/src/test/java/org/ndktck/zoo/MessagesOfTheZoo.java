package org.ndktck.zoo;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.TestInstance;
import org.ndktck.judgement.DeclaredPair;
import org.ndktck.judgement.FiguresFile;
import org.ndktck.judgement.MessageLine;
import org.ndktck.judgement.Share;
import org.ndktck.message.Reproduction;

/**
 * The failures of all faults: each reads well, its token shows it again, and no plan that is one step simpler does.
 * {@code zoo.only} is a pattern of the class names of the faults.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class MessagesOfTheZoo {

    private final Share share = Share.ofThisProcess();
    private final List<MessageLine> lines = new ArrayList<>();

    @TestFactory
    Stream<DynamicTest> tokenShowsTheFailureAndNothingSimplerDoes() {
        keep();
        return share.from(DeclaredPair.chosen()).stream()
                .map(pair -> DynamicTest.dynamicTest(
                        pair.name(), () -> assertThat(problems(pair)).isEmpty()));
    }

    /** What is known is on disk after each pair. */
    private List<String> problems(DeclaredPair pair) {
        MessageLine line = Reproduction.of(pair);
        lines.add(line);
        keep();
        return line.problems();
    }

    private void keep() {
        FiguresFile.write(FiguresFile.BUILT.resolve(share.file("messages")), lines);
    }
}
