package org.ndktck.plan;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/**
 * Calls in their order, as a value with a text of its own.
 *
 * @param list the calls
 */
public record Moves(List<Move> list) {

    /** No call at all. */
    public static final Moves NONE = new Moves(List.of());

    private static final String AND_THEN = "+";

    /** Copies the list. */
    public Moves {
        list = List.copyOf(list);
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
                .filter(move -> name(move).equals(name))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("the story has no call '" + name + "'"));
    }

    private static String name(Move move) {
        return move.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** The calls, for example {@code connect+accept+complete-connect}. */
    @Override
    public String toString() {
        return list.stream().map(Moves::name).collect(Collectors.joining(AND_THEN));
    }
}
