package org.ndktck.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.ndktck.plan.ConsumerCalls;
import org.ndktck.plan.connecting.ConsumerCall;

/** All legal sequences of calls: how many there are, and that they are legal. */
class CallSequencesTest {

    private static List<ConsumerCalls> upTo(int callsOfASide) {
        List<ConsumerCalls> all = new ArrayList<>();
        CallSequences.tell(callsOfASide, all::add);
        return all;
    }

    @ParameterizedTest
    @CsvSource({"0, 1", "6, 236"})
    void thereAreThisMany(int callsOfASide, long expected) {
        assertThat(CallSequences.tell(callsOfASide, moves -> {})).isEqualTo(expected);
    }

    @Test
    void noneIsToldTwiceAndNoCallIsMadeTwice() {
        assertThat(upTo(6))
                .doesNotHaveDuplicates()
                .allSatisfy(moves -> assertThat(moves.list()).doesNotHaveDuplicates());
    }

    @Test
    void everyCallIsMadeInSomeStory() {
        Set<ConsumerCall> made = EnumSet.noneOf(ConsumerCall.class);
        upTo(6).forEach(moves -> made.addAll(moves.list()));

        assertThat(made).containsExactly(ConsumerCall.values());
    }

    @Test
    void aLongerStoryIsALegalOneGoneOnWith() {
        List<ConsumerCalls> all = upTo(6);

        assertThat(all)
                .filteredOn(moves -> !moves.list().isEmpty())
                .allSatisfy(moves -> assertThat(all)
                        .contains(new ConsumerCalls(
                                moves.list().subList(0, moves.list().size() - 1))));
    }
}
