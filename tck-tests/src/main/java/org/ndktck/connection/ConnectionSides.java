package org.ndktck.connection;

import org.ndktck.plan.ConnectionPlan;
import org.ndktck.plan.connecting.Side;
import org.ndktck.trial.Trial;

/** Both sides of a connection. */
abstract class ConnectionSides {

    final Trial trial;
    final ConnectionPlan plan;
    final ConnectionSide active;
    final ConnectionSide passive;

    ConnectionSides(Trial trial, ConnectionPlan plan, long queueDepth) {
        this.trial = trial;
        this.plan = plan;
        this.active = new ConnectionSide(trial, plan, Side.ACTIVE, queueDepth);
        this.passive = new ConnectionSide(trial, plan, Side.PASSIVE, queueDepth);
    }

    /** The plan. */
    public ConnectionPlan plan() {
        return plan;
    }

    /** The side that connects. */
    public ConnectionSide active() {
        return active;
    }

    /** The side with the listener. */
    public ConnectionSide passive() {
        return passive;
    }

    /** The side that the plan is about. */
    public ConnectionSide asked() {
        return side(plan.side());
    }

    /** The peer of the side that the plan is about. */
    public ConnectionSide other() {
        return side(plan.side() == Side.ACTIVE ? Side.PASSIVE : Side.ACTIVE);
    }

    /** Either side. */
    public ConnectionSide side(Side side) {
        return side == Side.ACTIVE ? active : passive;
    }
}
