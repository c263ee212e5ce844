package org.ndktck.scene;

import org.ndktck.plan.ScenePlan;
import org.ndktck.plan.connecting.Side;
import org.ndktck.trial.Trial;

/** Both sides of a scene. */
abstract class Sides {

    final Trial trial;
    final ScenePlan plan;
    final Party active;
    final Party passive;

    Sides(Trial trial, ScenePlan plan, long queueDepth) {
        this.trial = trial;
        this.plan = plan;
        this.active = new Party(trial, plan, Side.ACTIVE, queueDepth);
        this.passive = new Party(trial, plan, Side.PASSIVE, queueDepth);
    }

    /** The plan. */
    public ScenePlan plan() {
        return plan;
    }

    /** The side that connects. */
    public Party active() {
        return active;
    }

    /** The side with the listener. */
    public Party passive() {
        return passive;
    }

    /** The side that the plan is about. */
    public Party asked() {
        return party(plan.side());
    }

    /** The peer of the side that the plan is about. */
    public Party other() {
        return party(plan.side() == Side.ACTIVE ? Side.PASSIVE : Side.ACTIVE);
    }

    /** Either side. */
    public Party party(Side side) {
        return side == Side.ACTIVE ? active : passive;
    }
}
