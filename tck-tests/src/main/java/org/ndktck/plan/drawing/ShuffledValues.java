package org.ndktck.plan.drawing;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.RandomGenerator;
import net.jqwik.api.Shrinkable;

/**
 * Draws the values of a short list as from a bag that is filled again when it is empty: of n values
 * each comes within 2n-1 draws, so that a few tries reach every partition. Shrinks towards the first.
 */
final class ShuffledValues<T> implements RandomGenerator<T> {

    private static final int ANY_SIZE = 1000;

    private final List<T> values;
    private final RandomGenerator<T> independent;
    private final List<T> left = new ArrayList<>();

    private ShuffledValues(List<T> values) {
        this.values = values;
        this.independent = Arbitraries.of(values).generator(ANY_SIZE);
    }

    /** Draws from these values; the simplest one stands first. */
    static <T> Arbitrary<T> of(List<T> values) {
        return Arbitraries.fromGenerator(new ShuffledValues<>(values));
    }

    /** Draws from the constants of an enumeration. */
    static <T> Arbitrary<T> of(T[] values) {
        return of(List.of(values));
    }

    @Override
    public synchronized Shrinkable<T> next(Random random) {
        if (left.isEmpty()) {
            left.addAll(values);
            Collections.shuffle(left, random);
        }
        T wanted = left.remove(left.size() - 1);
        Shrinkable<T> drawn = independent.next(random);
        while (!drawn.value().equals(wanted)) {
            drawn = independent.next(random);
        }
        return drawn;
    }
}
