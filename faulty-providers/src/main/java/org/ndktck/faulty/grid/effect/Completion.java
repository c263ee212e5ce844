package org.ndktck.faulty.grid.effect;

import java.util.*;
import java.util.function.LongConsumer;
import org.ndktck.api.*;
import org.ndktck.catalog.RequirementId;
import org.ndktck.faulty.grid.effect.Effect.Advice;
import org.ndktck.faulty.grid.effect.Effect.Family;
import org.ndktck.faulty.grid.world.Moment;

/**
 * A kind of completion, as far as all kinds are alike: it is called once, with the context of the call.
 *
 * @param type the callback
 * @param wrapping puts something else in its place
 */
record Completion<C>(Class<C> type, Wrapping<C> wrapping) {

    static final Completion<NdkRequestCompletion> REQUEST = new Completion<>(
            NdkRequestCompletion.class,
            (original, due) -> (context, status) -> due.come(told -> original.complete(told, status), context));

    static final Completion<NdkCreateCompletion> CREATE = new Completion<>(
            NdkCreateCompletion.class,
            (original, due) ->
                    (context, status, object) -> due.come(told -> original.complete(told, status, object), context));

    static final Completion<NdkCloseCompletion> CLOSE = new Completion<>(
            NdkCloseCompletion.class, (original, due) -> context -> due.come(original::complete, context));

    private static final String CONTEXT = "requestContext";

    /** Makes a callback from the consumer's. */
    @FunctionalInterface
    interface Wrapping<C> {
        C around(C original, Due due);
    }

    /** What happens when a completion is due. */
    @FunctionalInterface
    interface Due {

        /**
         * Takes its place.
         *
         * @param callback calls the consumer with a context, and with the right status and object
         * @param context the right one
         */
        void come(LongConsumer callback, long context);
    }

    /**
     * Lists the effects that all kinds have.
     *
     * @param never what a completion that does not come breaks
     * @param twice what a completion that comes twice breaks
     * @param context what another context breaks
     */
    List<Effect> effects(RequirementId never, RequirementId twice, RequirementId context) {
        List<Effect> effects = new ArrayList<>();
        effects.add(effect("never", Family.NEVER, moment -> (callback, right) -> moment.deviate(), never));
        effects.add(effect(
                "twice",
                Family.TWICE,
                moment -> (callback, right) -> {
                    moment.deviate();
                    callback.accept(right);
                    callback.accept(right);
                },
                twice));
        effects.add(told("contextZero", (moment, right) -> 0, context));
        effects.add(told("contextOneMore", (moment, right) -> right + 1, context));
        effects.add(effect(
                "contextOfAnother",
                Family.CONTEXT,
                moment -> {
                    long other = otherContext(moment);
                    return telling(moment, (same, right) -> other);
                },
                context));
        return effects;
    }

    /** Returns success at once, and calls the completion all the same. */
    static Effect alsoAfterInlineSuccess(RequirementId... rows) {
        return Effect.inCalls("alsoAfterInlineSuccess", Family.TWICE, Completion::succeed, rows);
    }

    private static NtStatus succeed(Moment moment) {
        NtStatus right = moment.status();
        return moment.deviatesIf(right.isPending()) ? NtStatus.STATUS_SUCCESS : right;
    }

    /** Makes another context of the right one. */
    @FunctionalInterface
    private interface Told {
        long of(Moment moment, long right);
    }

    private Effect told(String name, Told told, RequirementId row) {
        return effect(name, Family.CONTEXT, moment -> telling(moment, told), row);
    }

    private static Due telling(Moment moment, Told told) {
        return (callback, right) -> {
            long other = told.of(moment, right);
            moment.deviatesIf(other != right);
            callback.accept(other);
        };
    }

    /** Decides when a call is made what happens when its completion is due. */
    @FunctionalInterface
    private interface Decision {
        Due of(Moment moment);
    }

    private Effect effect(String name, Family family, Decision decision, RequirementId... rows) {
        Advice advice = moment -> {
            Due due = decision.of(moment);
            return moment.call()
                    .replacing(type, original -> wrapping.around(original, due))
                    .proceed();
        };
        return Effect.inCalls(name, family, advice, rows);
    }

    /** The context of the call before this one in which the fault acts; at first 1. */
    private static long otherContext(Moment moment) {
        Long before = moment.history(CONTEXT).previous(Long.class);
        moment.history(CONTEXT).add(moment.facts(), moment.number(CONTEXT));
        return before == null ? 1 : before;
    }
}
