package org.ndktck.model;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.ndktck.plan.ConsumerCalls;
import org.ndktck.plan.connecting.ConsumerCall;
import org.ndktck.plan.connecting.Side;

/** All legal sequences of calls, each call at most once, of up to a number of calls of each side. */
public final class CallSequences {

    private final int callsOfASide;
    private final Consumer<ConsumerCalls> audience;
    private final List<ConsumerCall> told = new ArrayList<>();
    private final Map<Side, Integer> calls = new EnumMap<>(Map.of(Side.ACTIVE, 0, Side.PASSIVE, 0));
    private long count;

    private CallSequences(int callsOfASide, Consumer<ConsumerCalls> audience) {
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
    public static long tell(int callsOfASide, Consumer<ConsumerCalls> audience) {
        CallSequences sequences = new CallSequences(callsOfASide, audience);
        sequences.goOn(new ConnectorModel());
        return sequences.count;
    }

    private void goOn(ConnectorModel model) {
        count++;
        audience.accept(new ConsumerCalls(told));
        for (ConsumerCall call : ConsumerCall.values()) {
            if (!told.contains(call) && model.permits(call) && calls.getOrDefault(call.side(), 0) < callsOfASide) {
                ConnectorModel next = model.copy();
                next.make(call);
                told.add(call);
                calls.merge(call.side(), 1, Integer::sum);
                goOn(next);
                told.remove(told.size() - 1);
                calls.merge(call.side(), -1, Integer::sum);
            }
        }
    }
}
