package org.ndktck.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.ndktck.plan.Moves;
import org.ndktck.plan.connecting.Move;

/** All legal sequences of calls: how many there are, and that they are legal. */
class StoriesTest {

    private static List<Moves> upTo(int callsOfASide) {
        List<Moves> all = new ArrayList<>();
        Stories.tell(callsOfASide, all::add);
        return all;
    }

    @ParameterizedTest
    @CsvSource({"0, 1", "6, 236"})
    void thereAreThisMany(int callsOfASide, long expected) {
        assertThat(Stories.tell(callsOfASide, moves -> {})).isEqualTo(expected);
    }

    @Test
    void noneIsToldTwiceAndNoCallIsMadeTwice() {
        assertThat(upTo(6))
                .doesNotHaveDuplicates()
                .allSatisfy(moves -> assertThat(moves.list()).doesNotHaveDuplicates());
    }

    @Test
    void everyCallIsMadeInSomeStory() {
        Set<Move> made = EnumSet.noneOf(Move.class);
        upTo(6).forEach(moves -> made.addAll(moves.list()));

        assertThat(made).containsExactly(Move.values());
    }

    @Test
    void aLongerStoryIsALegalOneGoneOnWith() {
        List<Moves> all = upTo(6);

        assertThat(all)
                .filteredOn(moves -> !moves.list().isEmpty())
                .allSatisfy(moves -> assertThat(all)
                        .contains(new Moves(moves.list().subList(0, moves.list().size() - 1))));
    }
}
