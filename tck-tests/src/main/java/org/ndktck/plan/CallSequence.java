package org.ndktck.plan;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.ndktck.plan.adapter.AdapterFacts;
import org.ndktck.plan.adapter.Partition;
import org.ndktck.plan.connecting.ConsumerCall;
import org.ndktck.plan.connecting.ContextKind;
import org.ndktck.plan.connecting.DisconnectEventRegistration;
import org.ndktck.plan.connecting.Side;
import org.ndktck.plan.key.Key;

/**
 * A connection on which both sides make these calls, one after the other, each after everything has
 * come that the ones before it bring about; at the end everything is closed.
 *
 * @param connection the connection
 * @param contexts the contexts of all calls
 * @param calls the calls
 */
public record CallSequence(
        @Key("scene") ConnectionPlan connection,
        ContextKind contexts,
        @Key("moves") ConsumerCalls calls) implements Plan {

    /** What shrinking ends at, and what a token leaves out. */
    public static final CallSequence SIMPLEST =
            new CallSequence(ConnectionPlan.SIMPLEST, ContextKind.UNIQUE, ConsumerCalls.NONE);

    @Override
    public Optional<String> misfit(AdapterFacts facts) {
        return connection.misfit(facts);
    }

    /** None of its own: a call counts when it is made. */
    @Override
    public Set<Partition> derivedPartitions(AdapterFacts facts) {
        return Set.of();
    }

    /** The same calls over a local endpoint of the active side's own, in the forms without Ex. */
    public CallSequence inPlainForms() {
        return new CallSequence(
                connection.overOwnEndpoint().registering(DisconnectEventRegistration.EVENT), contexts, calls);
    }

    /** The same calls after these. */
    public CallSequence beginningWith(ConsumerCall... first) {
        List<ConsumerCall> all = new ArrayList<>(List.of(first));
        all.addAll(calls.list());
        return new CallSequence(connection, contexts, new ConsumerCalls(all));
    }

    /** The same calls after those up to a disconnect of the asked side. */
    public CallSequence beginningWithADisconnect() {
        return beginningWith(
                ConsumerCall.CONNECT,
                ConsumerCall.ACCEPT,
                ConsumerCall.COMPLETE_CONNECT,
                connection.side() == Side.ACTIVE ? ConsumerCall.DISCONNECT_ACTIVE : ConsumerCall.DISCONNECT_PASSIVE);
    }
}
