package org.ndktck.plan.drawing;

import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.RandomDistribution;
import org.ndktck.plan.ConsumerCalls;
import org.ndktck.plan.Limits;
import org.ndktck.plan.adapter.AdapterFacts;
import org.ndktck.plan.connecting.ConsumerCall;
import org.ndktck.plan.data.Capacity;

/** Draws every value of a type as likely as every other, as a generator does that knows nothing of the provider. */
final class UniformDraws implements Draws {

    private static final long ULONG_MAX = 0xFFFF_FFFFL;

    @Override
    public <T> Arbitrary<T> oneOf(List<T> values) {
        return Arbitraries.of(values);
    }

    @Override
    public Arbitrary<Integer> lengths(int most) {
        return Arbitraries.integers().between(0, most).withDistribution(RandomDistribution.uniform());
    }

    @Override
    public Arbitrary<Integer> distances() {
        return Arbitraries.integers().between(1, Capacity.FARTHEST).withDistribution(RandomDistribution.uniform());
    }

    @Override
    public Arbitrary<Limits> limits(AdapterFacts facts) {
        Arbitrary<Long> any = Arbitraries.longs().between(0, ULONG_MAX).withDistribution(RandomDistribution.uniform());
        return Combinators.combine(any, any, any, any)
                .as((inA, outA, inP, outP) -> Limits.apart(ULONG_MAX, inA, outA, inP, outP));
    }

    @Override
    public Arbitrary<ConsumerCalls> moves(int most) {
        return Arbitraries.of(ConsumerCall.values())
                .list()
                .ofMaxSize(most)
                .withSizeDistribution(RandomDistribution.uniform())
                .map(ConsumerCalls::new);
    }
}
