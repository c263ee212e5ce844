package org.ndktck.plan.drawing;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.Tuple;
import org.ndktck.plan.ConsumerCalls;
import org.ndktck.plan.LimitPressure;
import org.ndktck.plan.Limits;
import org.ndktck.plan.adapter.AdapterFacts;
import org.ndktck.plan.connecting.ConsumerCall;

/** Draws boundaries as often as everything else, and calls that lead on more often than those that end an attempt. */
final class AimedDraws implements Draws {

    private static final long ULONG_MAX = 0xFFFF_FFFFL;
    private static final List<Long> LIMITS = List.of(
            0L,
            1L,
            2L,
            3L,
            4L,
            5L,
            8L,
            16L,
            17L,
            100L,
            128L,
            255L,
            256L,
            0x3FFEL,
            0x3FFFL,
            0x4000L,
            0x1_0000L,
            0x7FFF_FFFFL,
            0x8000_0000L,
            ULONG_MAX);
    private static final List<Integer> DISTANCES =
            List.of(1, 2, 3, 4, 8, 16, 100, 127, 128, 224, 240, 255, 256, 257, 1000, 4096, 65_504, 65_535, 65_536);
    private static final int FEW_BYTES = 64;

    @Override
    public <T> Arbitrary<T> oneOf(List<T> values) {
        return ShuffledValues.of(values);
    }

    @Override
    public Arbitrary<Integer> lengths(int most) {
        return Arbitraries.frequencyOf(
                Tuple.of(2, Arbitraries.integers().between(0, Math.min(FEW_BYTES, most))),
                Tuple.of(1, Arbitraries.just(0)),
                Tuple.of(1, Arbitraries.just(most)),
                Tuple.of(1, Arbitraries.integers().between(0, most)),
                Tuple.of(1, Arbitraries.of(new TreeSet<>(List.of(Math.min(1, most), Math.max(0, most - 1))))));
    }

    @Override
    public Arbitrary<Integer> distances() {
        return Arbitraries.frequencyOf(
                Tuple.of(1, ShuffledValues.of(DISTANCES)),
                Tuple.of(1, Arbitraries.integers().between(1, 600)));
    }

    @Override
    public Arbitrary<ConsumerCalls> moves(int most) {
        return Arbitraries.frequency(
                        Tuple.of(6, ConsumerCall.CONNECT),
                        Tuple.of(5, ConsumerCall.ACCEPT),
                        Tuple.of(5, ConsumerCall.COMPLETE_CONNECT),
                        Tuple.of(2, ConsumerCall.READ_REQUEST),
                        Tuple.of(2, ConsumerCall.READ_REPLY),
                        Tuple.of(2, ConsumerCall.DISCONNECT_ACTIVE),
                        Tuple.of(2, ConsumerCall.DISCONNECT_PASSIVE),
                        Tuple.of(2, ConsumerCall.REJECT_REQUEST),
                        Tuple.of(2, ConsumerCall.REJECT_REPLY),
                        Tuple.of(1, ConsumerCall.CLOSE_ACTIVE),
                        Tuple.of(1, ConsumerCall.CLOSE_PASSIVE))
                .list()
                .ofMaxSize(most)
                .map(ConsumerCalls::new);
    }

    /** Four different numbers: within every maximum, around the maxima, and over the whole range of a ULONG. */
    @Override
    public Arbitrary<Limits> limits(AdapterFacts facts) {
        Arbitrary<Long> anywhere = Arbitraries.frequencyOf(
                Tuple.of(4, Arbitraries.of(boundaries(facts))),
                Tuple.of(1, Arbitraries.longs().between(0, ULONG_MAX).shrinkTowards(1)));
        if (!LimitPressure.WITHIN.isReachable(facts)) {
            return fourOf(anywhere, ULONG_MAX);
        }
        Arbitrary<Long> within =
                Arbitraries.longs().between(0, facts.leastMaximum()).shrinkTowards(1);
        return Arbitraries.frequencyOf(
                Tuple.of(1, fourOf(within, facts.leastMaximum())), Tuple.of(3, fourOf(anywhere, ULONG_MAX)));
    }

    private static Arbitrary<Limits> fourOf(Arbitrary<Long> one, long most) {
        return Combinators.combine(one, one, one, one)
                .as((inA, outA, inP, outP) -> Limits.apart(most, inA, outA, inP, outP));
    }

    /** From 1 upwards, 0 last: asking for no reads is legal and not simple. */
    private static List<Long> boundaries(AdapterFacts facts) {
        Set<Long> boundaries = new TreeSet<>(LIMITS);
        for (long maximum : facts.maxima()) {
            boundaries.addAll(List.of(Math.max(0, maximum - 1), maximum, Math.min(ULONG_MAX, maximum + 1)));
        }
        List<Long> ordered = new ArrayList<>(boundaries);
        ordered.remove(0L);
        ordered.add(0L);
        return ordered;
    }
}
