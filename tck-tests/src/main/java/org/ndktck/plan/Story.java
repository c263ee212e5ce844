package org.ndktck.plan;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.ndktck.plan.adapter.AdapterFacts;
import org.ndktck.plan.adapter.Partition;
import org.ndktck.plan.connecting.ContextKind;
import org.ndktck.plan.connecting.Move;
import org.ndktck.plan.connecting.Registration;
import org.ndktck.plan.connecting.Side;

/**
 * A connection on which both sides make these calls, one after the other, each after everything has
 * come that the ones before it bring about; at the end everything is closed.
 *
 * @param scene the connection
 * @param contexts the contexts of all calls
 * @param moves the calls
 */
public record Story(ScenePlan scene, ContextKind contexts, Moves moves) implements Plan {

    /** What shrinking ends at, and what a token leaves out. */
    public static final Story SIMPLEST = new Story(ScenePlan.SIMPLEST, ContextKind.UNIQUE, Moves.NONE);

    @Override
    public Optional<String> misfit(AdapterFacts facts) {
        return scene.misfit(facts);
    }

    /** None of its own: a call counts when it is made. */
    @Override
    public Set<Partition> derivedPartitions(AdapterFacts facts) {
        return Set.of();
    }

    /** The same calls over a local endpoint of the active side's own, in the forms without Ex. */
    public Story inPlainForms() {
        return new Story(scene.overOwnEndpoint().registering(Registration.EVENT), contexts, moves);
    }

    /** The same calls after these. */
    public Story beginningWith(Move... first) {
        List<Move> all = new ArrayList<>(List.of(first));
        all.addAll(moves.list());
        return new Story(scene, contexts, new Moves(all));
    }

    /** The same calls after those up to a disconnect of the asked side. */
    public Story beginningWithADisconnect() {
        return beginningWith(
                Move.CONNECT,
                Move.ACCEPT,
                Move.COMPLETE_CONNECT,
                scene.side() == Side.ACTIVE ? Move.DISCONNECT_ACTIVE : Move.DISCONNECT_PASSIVE);
    }
}
