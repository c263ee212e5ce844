package org.ndktck.faulty.grid.effect;

import static org.ndktck.catalog.RequirementId.*;

import java.util.*;
import java.util.function.UnaryOperator;
import org.ndktck.api.*;
import org.ndktck.faulty.grid.effect.Effect.Family;
import org.ndktck.faulty.grid.world.Moment;

/** Effects on the completions of requests. */
public final class Requests {

    private static final String CONTEXT = "requestContext";
    private static final String COMPLETION = "completion";

    private Requests() {}

    /** Lists them. */
    public static List<Effect> completions() {
        List<Effect> effects = new ArrayList<>(Completion.REQUEST.effects(CB_01, CB_03, CB_04));
        effects.add(Effect.inAllCalls("ofAnother", Family.OBJECT, Requests::ofAnother, CB_01, CB_03, CB_04));
        effects.add(Effect.inCalls("early", Family.EARLY, Requests::early));
        effects.add(Completion.alsoAfterInlineSuccess(CB_02));
        return effects;
    }

    /** Calls the completion of the request before this one once more, in place of its own. */
    private static Object ofAnother(Moment moment) {
        boolean fires = moment.fires();
        UnaryOperator<NdkRequestCompletion> change = original -> {
            Runnable last = moment.history(COMPLETION).previous(Runnable.class);
            Runnable own = () -> original.complete(moment.number(CONTEXT), NtStatus.STATUS_SUCCESS);
            moment.history(COMPLETION).add(moment.facts(), own);
            return fires && last != null
                    ? (context, status) -> {
                        moment.deviate();
                        last.run();
                    }
                    : original;
        };
        return moment.call().replacing(NdkRequestCompletion.class, change).status();
    }

    /** Says that it is done before anything is. */
    private static Object early(Moment moment) {
        moment.deviate();
        NdkRequestCompletion own = moment.call().parameter(NdkRequestCompletion.class);
        if (own != null) {
            own.complete(moment.number(CONTEXT), NtStatus.STATUS_SUCCESS);
        }
        moment.call()
                .replacing(NdkRequestCompletion.class, original -> (context, status) -> {})
                .proceed();
        return NtStatus.STATUS_PENDING;
    }
}
