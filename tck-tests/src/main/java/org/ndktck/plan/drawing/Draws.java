package org.ndktck.plan.drawing;

import java.util.List;
import net.jqwik.api.Arbitrary;
import org.ndktck.plan.ConsumerCalls;
import org.ndktck.plan.Limits;
import org.ndktck.plan.adapter.AdapterFacts;

/** How the parts of a plan are drawn. */
interface Draws {

    /** Draws from a list; the simplest value stands first. */
    <T> Arbitrary<T> oneOf(List<T> values);

    /** Draws from the constants of an enumeration. */
    default <T> Arbitrary<T> oneOf(T[] values) {
        return oneOf(List.of(values));
    }

    /** Draws lengths of private data, 0..most. */
    Arbitrary<Integer> lengths(int most);

    /** Draws distances of a capacity from the required size. */
    Arbitrary<Integer> distances();

    /** Draws the read limits that two consumers ask for. */
    Arbitrary<Limits> limits(AdapterFacts facts);

    /** Draws calls of both sides, one after the other. */
    Arbitrary<ConsumerCalls> moves(int most);
}
