package org.ndktck.driving;

import org.ndktck.connection.Connection;
import org.ndktck.gate.GetConnectionDataCall;
import org.ndktck.plan.ConnectionPlan;
import org.ndktck.plan.DecidingCap;
import org.ndktck.plan.Limits;
import org.ndktck.plan.connecting.Side;
import org.ndktck.reading.Read;
import org.ndktck.trial.Trial;
import org.ndktck.verify.EffectiveLimits;

/**
 * The limits that the active side reads after the accept. They are only judged if the side reads the right limits
 * on another connection, on which no two rules give different values.
 *
 * @param fetch what it read
 * @param expected what it has to read
 */
public record ObservedReadLimits(GetConnectionDataCall fetch, EffectiveLimits expected) {

    /** Connects twice: with limits that nothing changes, and with the given ones. */
    public static ObservedReadLimits of(ConnectionPlan plan, Limits limits, Trial trial) {
        ConnectionPlan asked = plan.overOwnEndpoint().asking(Side.ACTIVE);
        ObservedReadLimits control = read(Connection.of(trial, asked.limitedBy(DecidingCap.NONE_DECIDES)), trial);
        trial.require(control.isRight(), () -> "the limits are wrong where no rule decides between two values");
        return read(new Connection(trial, asked.limitedBy(limits)), trial);
    }

    private static ObservedReadLimits read(Connection connection, Trial trial) {
        GetConnectionDataCall fetch = connection.read(Read.exactFetch()).call();
        trial.require(fetch.storedBothLimits(), () -> "a fetch does not store both limits");
        return new ObservedReadLimits(
                fetch, EffectiveLimits.of(Side.ACTIVE, connection.plan().limits(), trial.facts()));
    }

    private boolean isRight() {
        return fetch.inbound() == expected.inbound().expected()
                && fetch.outbound() == expected.outbound().expected();
    }
}
