package org.ndktck.faulty.grid.effect;

import static org.ndktck.catalog.RequirementId.CB_05;

import java.util.*;
import java.util.function.UnaryOperator;
import org.ndktck.api.*;
import org.ndktck.faulty.grid.effect.Effect.Family;
import org.ndktck.faulty.grid.world.Moment;

/** Effects on the status of a function, returned or told by a completion. */
public final class Statuses {

    private Statuses() {}

    /** Lists the effects on a status that is always returned. */
    public static List<Effect> returned(List<NtStatus> failures) {
        List<Effect> effects = new ArrayList<>();
        failures.forEach(failure -> effects.add(Effect.inCalls(name(failure), Family.STATUS, moment -> {
            NtStatus right = moment.status();
            return moment.deviatesIf(right.isSuccess()) ? failure : right;
        })));
        effects.add(Effect.inCalls("successForFailure", Family.SUCCESS, moment -> {
            NtStatus right = moment.status();
            return moment.deviatesIf(right.isFailure()) ? NtStatus.STATUS_SUCCESS : right;
        }));
        effects.add(Effect.inCalls("pending", Family.PENDING, moment -> {
            moment.proceed();
            moment.deviate();
            return NtStatus.STATUS_PENDING;
        }));
        return effects;
    }

    /** Gives one failure in place of another. */
    public static Effect insteadOf(NtStatus right, NtStatus wrong) {
        return Effect.inCalls(
                name(wrong) + "For" + camel(right, true),
                Family.STATUS,
                moment -> told(moment, status -> status.equals(right) ? wrong : status));
    }

    /** Lists the effects on the outcome of a request. */
    public static List<Effect> outcome(List<NtStatus> failures) {
        List<Effect> effects = new ArrayList<>();
        failures.forEach(failure -> {
            effects.add(Effect.inCalls("refusedAs" + camel(failure, true), Family.FAILURE, moment -> {
                moment.deviate();
                return failure;
            }));
            effects.add(Effect.inCalls(
                    "doneButToldAs" + camel(failure, true),
                    Family.FAILURE,
                    moment -> told(moment, status -> status.isSuccess() ? failure : status)));
        });
        effects.add(Effect.inCalls(
                "successForFailure",
                Family.SUCCESS,
                moment -> told(moment, status -> status.isFailure() ? NtStatus.STATUS_SUCCESS : status)));
        effects.add(Effect.inCalls(
                "pendingForever",
                Family.NEVER,
                moment -> moment.call()
                        .replacing(NdkRequestCompletion.class, original -> (context, status) -> {
                            moment.deviate();
                            original.complete(context, NtStatus.STATUS_PENDING);
                        })
                        .proceed(),
                CB_05));
        return effects;
    }

    @FunctionalInterface
    private interface Told {
        NtStatus of(NtStatus status);
    }

    /** Tells another outcome, whichever way it comes; who is told of no success gets no object. */
    private static NtStatus told(Moment moment, Told told) {
        UnaryOperator<NtStatus> outcome = right -> {
            NtStatus other = told.of(right);
            moment.deviatesIf(!other.equals(right));
            return other;
        };
        return moment.call()
                .replacing(NdkCreateCompletion.class, original -> (context, status, object) -> {
                    NtStatus other = outcome.apply(status);
                    original.complete(context, other, other.isSuccess() ? object : null);
                })
                .replacing(
                        NdkRequestCompletion.class,
                        original -> (context, status) -> original.complete(context, outcome.apply(status)))
                .returning(outcome);
    }

    /** The words of a status without the first, for example {@code bufferTooSmall}. */
    static String name(NtStatus status) {
        return camel(status, false);
    }

    private static String camel(NtStatus status, boolean capital) {
        String[] words = status.toString().replaceAll(" .*", "").split("_", -1);
        StringBuilder text = new StringBuilder();
        for (int at = 1; at < words.length; at++) {
            String word = words[at].toLowerCase(Locale.ROOT);
            boolean upper = capital || at > 1;
            text.append(upper ? Character.toUpperCase(word.charAt(0)) + word.substring(1) : word);
        }
        return text.toString();
    }
}
