package org.ndktck.model;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.ndktck.plan.Moves;
import org.ndktck.plan.connecting.Move;
import org.ndktck.plan.connecting.Side;

/** All legal sequences of calls, each call at most once, of up to a number of calls of each side. */
public final class Stories {

    private final int callsOfASide;
    private final Consumer<Moves> audience;
    private final List<Move> told = new ArrayList<>();
    private final Map<Side, Integer> calls = new EnumMap<>(Map.of(Side.ACTIVE, 0, Side.PASSIVE, 0));
    private long count;

    private Stories(int callsOfASide, Consumer<Moves> audience) {
        this.callsOfASide = callsOfASide;
        this.audience = audience;
    }

    /**
     * Tells every sequence, the empty one included.
     *
     * @param callsOfASide most calls of either side
     * @param audience hears each
     * @return how many there are
     */
    public static long tell(int callsOfASide, Consumer<Moves> audience) {
        Stories stories = new Stories(callsOfASide, audience);
        stories.goOn(new ConnectorModel());
        return stories.count;
    }

    private void goOn(ConnectorModel model) {
        count++;
        audience.accept(new Moves(told));
        for (Move move : Move.values()) {
            if (!told.contains(move) && model.permits(move) && calls.getOrDefault(move.side(), 0) < callsOfASide) {
                ConnectorModel next = model.copy();
                next.make(move);
                told.add(move);
                calls.merge(move.side(), 1, Integer::sum);
                goOn(next);
                told.remove(told.size() - 1);
                calls.merge(move.side(), -1, Integer::sum);
            }
        }
    }
}
