package org.ndktck.plan;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.ndktck.plan.connecting.ConsumerCall;
import org.ndktck.plan.key.Keys;

/** Calls in their order, as a value with a text of its own. */
public final class ConsumerCalls {

    /** No call at all. */
    public static final ConsumerCalls NONE = new ConsumerCalls(List.of());

    private static final String AND_THEN = "+";

    private final List<ConsumerCall> list;

    /**
     * Copies the calls.
     *
     * @param list the calls
     */
    public ConsumerCalls(List<ConsumerCall> list) {
        this.list = List.copyOf(list);
    }

    /** The calls. */
    public List<ConsumerCall> list() {
        return list;
    }

    /**
     * Reads the text of {@link #toString}.
     *
     * @throws IllegalArgumentException if a name is none of a call; says which
     */
    static ConsumerCalls parse(String text) {
        return new ConsumerCalls(
                Arrays.stream(text.split("\\+", -1)).map(ConsumerCalls::call).toList());
    }

    private static ConsumerCall call(String name) {
        return Arrays.stream(ConsumerCall.values())
                .filter(call -> Keys.of(call).equals(name))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("the sequence has no call '" + name + "'"));
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof ConsumerCalls calls && calls.list.equals(list);
    }

    @Override
    public int hashCode() {
        return list.hashCode();
    }

    /** The calls, for example {@code connect+accept+complete-connect}. */
    @Override
    public String toString() {
        return list.stream().map(Keys::of).collect(Collectors.joining(AND_THEN));
    }
}
