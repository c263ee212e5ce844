package org.ndktck.connection;

import static org.assertj.core.api.Assertions.assertThat;
import static org.ndktck.gate.NdkFunction.*;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.ndktck.gate.NdkFunction;

class CallsDrawnInsideTest {

    private static final int TRIES = 400;
    private static final int MOST = 4;

    /** What two connections of one try take, in their order, and a refused listen. */
    private static final List<NdkFunction> LONG_TRY = longTry();

    private static List<NdkFunction> longTry() {
        List<NdkFunction> calls = new ArrayList<>();
        for (int connection = 0; connection < 2; connection++) {
            Collections.addAll(calls, CREATE_CQ, CREATE_PD, CREATE_QP, CREATE_CQ, CREATE_PD, CREATE_QP);
            Collections.addAll(calls, CREATE_LISTENER, LISTEN, GET_LISTENER_LOCAL_ADDRESS, CREATE_CONNECTOR, CONNECT);
            Collections.addAll(
                    calls, GET_CONNECTION_DATA, GET_CONNECTION_DATA, ACCEPT, COMPLETE_CONNECT, RECEIVE, SEND);
            Collections.addAll(calls, ARM_CQ, GET_CQ_RESULTS, GET_CQ_RESULTS, DISCONNECT, FLUSH, CLOSE_CONNECTOR);
        }
        return calls;
    }

    /** In how many tries something of their calls is made inside a callback. */
    private static long triesWith(Set<NdkFunction> judged, ToIntFunction<boolean[]> found) {
        return LongStream.range(0, TRIES)
                .filter(seed -> found.applyAsInt(inside(judged, LONG_TRY, seed)) > 0)
                .count();
    }

    private static boolean[] inside(Set<NdkFunction> judged, List<NdkFunction> calls, long seed) {
        CallsDrawnInside draw = new CallsDrawnInside(judged, MOST, seed);
        boolean[] inside = new boolean[calls.size()];
        for (int at = 0; at < inside.length; at++) {
            inside[at] = draw.isNext(calls.get(at));
        }
        return inside;
    }

    /** The places of a function's calls in a try. */
    private static int[] places(NdkFunction function) {
        return IntStream.range(0, LONG_TRY.size())
                .filter(at -> LONG_TRY.get(at) == function)
                .toArray();
    }

    @Test
    void aFunctionThatIsCalledLateInATryHasItsChance() {
        for (NdkFunction function :
                List.of(RECEIVE, SEND, ARM_CQ, GET_CQ_RESULTS, DISCONNECT, FLUSH, CLOSE_CONNECTOR)) {
            int[] places = places(function);

            assertThat(triesWith(Set.of(), inside ->
                            (int) IntStream.of(places).filter(at -> inside[at]).count()))
                    .as("tries with %s inside a callback", function)
                    .isGreaterThan(TRIES / 8);
        }
    }

    @Test
    void eachFunctionOfAConnectionHasItsChanceAtItsFirstCall() {
        for (NdkFunction function : EnumSet.of(CREATE_CQ, CREATE_QP, LISTEN, CONNECT, ACCEPT, COMPLETE_CONNECT)) {
            int first = places(function)[0];

            assertThat(triesWith(Set.of(), inside -> inside[first] ? 1 : 0))
                    .as("tries with the first %s inside a callback", function)
                    .isGreaterThan(TRIES / 25);
        }
    }

    @Test
    void aLaterCallHasItsChanceWhetherTheRowIsAboutItOrNot() {
        int second = places(LISTEN)[1];
        for (Set<NdkFunction> judged : List.of(
                EnumSet.noneOf(NdkFunction.class),
                EnumSet.of(LISTEN),
                EnumSet.of(CREATE_LISTENER, LISTEN, CONTROL_CONNECT_EVENTS, CLOSE_LISTENER))) {
            assertThat(triesWith(judged, inside -> inside[second] ? 1 : 0))
                    .as("tries with the second listen inside a callback, of a row about %s", judged)
                    .isGreaterThan(TRIES / 8);
        }
    }

    @Test
    void whatTheRowIsAboutIsInsideInEachTryWhereItIsCalledOftenEnough() {
        List<NdkFunction> calls = Collections.nCopies(3, GET_CONNECTION_DATA);

        assertThat(LongStream.range(0, TRIES).mapToObj(seed -> inside(Set.of(GET_CONNECTION_DATA), calls, seed)))
                .allSatisfy(inside -> assertThat(inside).contains(true));
    }

    @Test
    void witnessesLeaveTheirShareToWhatTheRowIsAbout() {
        long inside = 0;
        for (long seed = 0; seed < TRIES; seed++) {
            CallsDrawnInside draw = new CallsDrawnInside(Set.of(GET_CONNECTION_DATA), 2, seed);
            inside += IntStream.range(0, 3)
                    .filter(each -> draw.isNextWitness(GET_CONNECTION_DATA))
                    .count();

            assertThat(IntStream.range(0, 3).filter(each -> draw.isNext(GET_CONNECTION_DATA)))
                    .as("judged calls inside with seed %d", seed)
                    .isNotEmpty();
        }
        assertThat(inside).as("witnesses inside").isBetween(TRIES / 8L, TRIES / 2L);
    }

    @Test
    void thereIsABoundOnWhatATryPays() {
        List<NdkFunction> calls = new ArrayList<>(
                Collections.nCopies(10, LONG_TRY).stream().flatMap(List::stream).toList());
        Collections.shuffle(calls, new Random(7));

        for (long seed = 0; seed < TRIES; seed++) {
            boolean[] inside = inside(Set.of(GET_CONNECTION_DATA, REJECT), calls, seed);
            assertThat(IntStream.range(0, inside.length)
                            .filter(at -> inside[at])
                            .count())
                    .isLessThanOrEqualTo(MOST + 12);
        }
    }

    @Test
    void aSeedDrawsTheSameAgainAndAnotherOneDoesNot() {
        assertThat(inside(Set.of(LISTEN), LONG_TRY, 5)).isEqualTo(inside(Set.of(LISTEN), LONG_TRY, 5));
        assertThat(LongStream.range(0, TRIES)
                        .mapToObj(seed -> inside(Set.of(LISTEN), LONG_TRY, seed))
                        .map(Arrays::toString)
                        .distinct())
                .hasSizeGreaterThan(TRIES / 2);
    }

    @Test
    void whatMayNotBeCalledAtDispatchLevelIsNeverInside() {
        List<NdkFunction> calls = Collections.nCopies(5, QUERY_ADAPTER_INFO);

        assertThat(LongStream.range(0, TRIES).mapToObj(seed -> inside(Set.of(), calls, seed)))
                .allSatisfy(inside -> assertThat(inside).doesNotContain(true));
    }
}
