package org.ndktck.zoo;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.ndktck.judgement.Share;

/** What takes long, in several processes at the same time; each has a profile of its own. */
class EvaluationTest {

    private static final int FOUR = 4;
    private static final int THREE = 3;
    private static final int TWO = 2;

    @Test
    @Tag("zoo")
    void everyProviderGetsExactlyItsVerdict() throws Exception {
        EvaluationProcesses.run(KillMatrix.class, FOUR);
    }

    /** Two keep a processor busy each, and one has the providers that wait on purpose. */
    @Test
    @Tag("zoo-full")
    void nothingIsSaidAgainstALawfulProvider() throws Exception {
        EvaluationProcesses.run(LawfulZoo.class, THREE);
    }

    /** One process at a time can have the one IPv6 address of the loopback interface. */
    @Test
    @Tag("over-tcp")
    void everyProviderGetsItsVerdictOverTcp() throws Exception {
        EvaluationProcesses.run(ZooOverTcp.class, 1);
    }

    @Test
    @Tag("effort")
    void theStandardProfileSeesEveryFaultUnderEverySeed() throws Exception {
        EvaluationProcesses.run(EffortOnTheZoo.class, FOUR);
    }

    @Test
    @Tag("messages")
    void everyFailureIsReproducedAndMinimal() throws Exception {
        EvaluationProcesses.run(MessagesOfTheZoo.class, FOUR);
    }

    @Test
    @Tag("grid")
    void theGridIsJudged() throws Exception {
        EvaluationProcesses.run(JudgedGrid.class, TWO);
    }

    /** Fails in the second of its processes. */
    static class FailsInTheSecond {

        @Test
        void isTheFirst() {
            assertThat(Share.ofThisProcess()).hasToString("0/2");
        }
    }

    static class HasNoTest {}

    @Test
    void aProcessThatFailsIsNamedWithItsFailure() {
        assertThatThrownBy(() -> EvaluationProcesses.run(FailsInTheSecond.class, TWO))
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("isTheFirst()")
                .hasMessageContaining("1/2")
                .hasMessageContaining("1 of 1 tests failed");
    }

    @Test
    void aProcessWithoutATestFails() {
        assertThatThrownBy(() -> EvaluationProcesses.run(HasNoTest.class, 1))
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("0 of 0 tests failed");
    }

    @Test
    void aProcessThatPassesIsNotSpokenOf() throws IOException, InterruptedException {
        EvaluationProcesses.run(Passes.class, 1);
    }

    static class Passes {

        @Test
        void isAlone() {
            assertThat(Share.ofThisProcess()).hasToString("0/1");
        }
    }
}
