package org.ndktck.plan;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.ndktck.plan.connecting.Move;
import org.ndktck.plan.key.Keys;

/** Calls in their order, as a value with a text of its own. */
public final class Moves {

    /** No call at all. */
    public static final Moves NONE = new Moves(List.of());

    private static final String AND_THEN = "+";

    private final List<Move> list;

    /**
     * Copies the calls.
     *
     * @param list the calls
     */
    public Moves(List<Move> list) {
        this.list = List.copyOf(list);
    }

    /** The calls. */
    public List<Move> list() {
        return list;
    }

    /**
     * Reads the text of {@link #toString}.
     *
     * @throws IllegalArgumentException if a name is none of a call; says which
     */
    static Moves parse(String text) {
        return new Moves(Arrays.stream(text.split("\\+", -1)).map(Moves::move).toList());
    }

    private static Move move(String name) {
        return Arrays.stream(Move.values())
                .filter(move -> Keys.of(move).equals(name))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("the story has no call '" + name + "'"));
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Moves moves && moves.list.equals(list);
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
