package org.ndktck.judgement;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Each way in which a failure cannot be shown again, or not simply, is a problem. */
class MessageLineTest {

    private static final String TOKEN = "GCD-10:request-length=1";

    private static MessageLine line(
            String fault, List<String> complaints, @Nullable Integer replays, List<String> stillShown) {
        return new MessageLine(fault, "GCD-10", TOKEN, complaints, replays, 2, stillShown);
    }

    private static List<String> problems(@Nullable Integer replays, List<String> stillShown) {
        return line("CompletesTwice", List.of(), replays, stillShown).problems();
    }

    @Test
    void failureThatIsShownAgainByNothingSimplerIsFine() {
        assertThat(problems(1, List.of())).isEmpty();
        assertThat(problems(3, List.of())).isEmpty();
    }

    @Test
    void textThatReadsBadlyIsAProblem() {
        assertThat(line("CompletesTwice", List.of("HEX: no number"), 1, List.of())
                        .problems())
                .containsExactly("HEX: no number");
    }

    @Test
    void tokenThatShowsNothingIsAProblem() {
        assertThat(problems(null, List.of())).singleElement().asString().contains(TOKEN + ", replayed 3 times: not as");
    }

    @Test
    void simplerPlanThatShowsItTooIsAProblem() {
        assertThat(problems(1, List.of("GCD-10:simplest")))
                .singleElement()
                .asString()
                .contains(TOKEN + ", and simpler ones [GCD-10:simplest]: not as");
    }

    @Test
    void whatIsListedHasToOccur() {
        MessageLine shown = line("ComparesWithTheSizeOfThePreviousConnection", List.of(), 1, List.of());
        MessageLine not = line("ComparesWithTheSizeOfThePreviousConnection", List.of(), null, List.of());

        assertThat(not.problems()).isEmpty();
        assertThat(shown.problems()).singleElement().asString().contains("and listed as takes");
    }

    @Test
    void whatARaceDecidesNeedNotOccur() {
        for (Integer replays : new Integer[] {null, 1}) {
            MessageLine raced =
                    new MessageLine("ThrowsFromAFlushBesideAPost", "QP-08", TOKEN, List.of(), replays, 2, List.of());

            assertThat(raced.problems()).isEmpty();
        }
    }
}
