package org.ndktck.faulty.grid.effect;

import static org.ndktck.catalog.RequirementId.*;

import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.NdkCloseCompletion;
import org.ndktck.api.NdkCreateCompletion;
import org.ndktck.api.NdkObject;
import org.ndktck.api.NdkRequestCompletion;
import org.ndktck.api.NtStatus;
import org.ndktck.api.ObjectPointer;
import org.ndktck.catalog.RequirementId;
import org.ndktck.faulty.grid.effect.Effect.Family;
import org.ndktck.faulty.grid.world.Moment;

/** Effects on the completions of requests, creates and closes. */
public final class Completions {

    private static final String CONTEXT = "requestContext";
    private static final String COMPLETION = "completion";

    private Completions() {}

    /** Lists the effects on the completion of a request. */
    public static List<Effect> ofRequest() {
        return List.of(
                request("never", Family.NEVER, (moment, original) -> (context, status) -> moment.deviate(), CB_01),
                request(
                        "twice",
                        Family.TWICE,
                        (moment, original) -> (context, status) -> {
                            moment.deviate();
                            original.complete(context, status);
                            original.complete(context, status);
                        },
                        CB_03),
                request(
                        "contextZero",
                        Family.CONTEXT,
                        (moment, original) -> (context, status) -> {
                            moment.deviatesIf(context != 0);
                            original.complete(0, status);
                        },
                        CB_04),
                request(
                        "contextOneMore",
                        Family.CONTEXT,
                        (moment, original) -> (context, status) -> {
                            moment.deviate();
                            original.complete(context + 1, status);
                        },
                        CB_04),
                request(
                        "contextOfAnother",
                        Family.CONTEXT,
                        (moment, original) -> {
                            long other = otherContext(moment);
                            return (context, status) -> {
                                moment.deviatesIf(context != other);
                                original.complete(other, status);
                            };
                        },
                        CB_04),
                Effect.inAllCalls("ofAnother", Family.OBJECT, Completions::ofAnotherRequest, CB_01, CB_03, CB_04),
                Effect.inCalls("early", Family.EARLY, Completions::earlyRequest),
                Effect.inCalls("alsoAfterInlineSuccess", Family.TWICE, Completions::returnsSuccess, CB_02));
    }

    /** Lists the effects on the completion of a create. */
    public static List<Effect> ofCreate() {
        return List.of(
                create(
                        "never",
                        Family.NEVER,
                        (moment, original) -> (context, status, object) -> moment.deviate(),
                        CB_11),
                create(
                        "twice",
                        Family.TWICE,
                        (moment, original) -> (context, status, object) -> {
                            moment.deviate();
                            original.complete(context, status, object);
                            original.complete(context, status, object);
                        },
                        CB_15),
                create(
                        "contextZero",
                        Family.CONTEXT,
                        (moment, original) -> (context, status, object) -> {
                            moment.deviatesIf(context != 0);
                            original.complete(0, status, object);
                        },
                        CB_15),
                create(
                        "contextOneMore",
                        Family.CONTEXT,
                        (moment, original) -> (context, status, object) -> {
                            moment.deviate();
                            original.complete(context + 1, status, object);
                        },
                        CB_15),
                create(
                        "contextOfAnother",
                        Family.CONTEXT,
                        (moment, original) -> {
                            long other = otherContext(moment);
                            return (context, status, object) -> {
                                moment.deviatesIf(context != other);
                                original.complete(other, status, object);
                            };
                        },
                        CB_15),
                create(
                        "objectNull",
                        Family.OBJECT,
                        (moment, original) -> (context, status, object) -> {
                            moment.deviatesIf(object != null);
                            original.complete(context, status, null);
                        },
                        CB_13,
                        CB_14),
                create(
                        "objectOfAnother",
                        Family.OBJECT,
                        (moment, original) -> (context, status, object) -> {
                            NdkObject<?> last = moment.history(COMPLETION).previous(NdkObject.class);
                            if (object != null) {
                                moment.history(COMPLETION).add(moment.facts(), object);
                            }
                            moment.deviatesIf(last != null);
                            original.complete(context, status, last == null ? object : last);
                        },
                        CB_13,
                        CB_14),
                create(
                        "alsoStored",
                        Family.VALUE,
                        (moment, original) -> (context, status, object) -> {
                            store(moment, object);
                            original.complete(context, status, object);
                        },
                        CB_13),
                Effect.inCalls("alsoAfterInlineSuccess", Family.TWICE, Completions::returnsSuccess, CB_11, CB_12));
    }

    /** Lists the effects on a close and its completion. */
    public static List<Effect> ofClose() {
        return List.of(
                close("never", Family.NEVER, (moment, original) -> context -> moment.deviate(), CLO_04),
                close(
                        "twice",
                        Family.TWICE,
                        (moment, original) -> context -> {
                            moment.deviate();
                            original.complete(context);
                            original.complete(context);
                        },
                        CLO_07),
                close(
                        "contextZero",
                        Family.CONTEXT,
                        (moment, original) -> context -> {
                            moment.deviatesIf(context != 0);
                            original.complete(0);
                        },
                        CLO_08),
                close(
                        "contextOneMore",
                        Family.CONTEXT,
                        (moment, original) -> context -> {
                            moment.deviate();
                            original.complete(context + 1);
                        },
                        CLO_08),
                close(
                        "contextOfAnother",
                        Family.CONTEXT,
                        (moment, original) -> {
                            long other = otherContext(moment);
                            return context -> {
                                moment.deviatesIf(context != other);
                                original.complete(other);
                            };
                        },
                        CLO_08),
                Effect.inCalls("early", Family.EARLY, Completions::earlyClose, CLO_10, CLO_12),
                Effect.inCalls("inlineThoughHeld", Family.EARLY, Completions::inlineClose, CLO_11, CLO_12),
                Effect.inCalls("alsoAfterInlineSuccess", Family.TWICE, Completions::returnsSuccess, CLO_03, CLO_06),
                Effect.inCalls("fails", Family.STATUS, Completions::failedClose, CLO_05),
                Effect.inCalls("freedLate", Family.LATE, Completions::lateClose, CLO_19),
                Effect.inCalls("freedNever", Family.LATE, Completions::noClose, CLO_19));
    }

    /** Makes a completion from the consumer's. */
    @FunctionalInterface
    private interface Change<C> {
        C of(Moment moment, C original);
    }

    private static Effect request(
            String name, Family family, Change<NdkRequestCompletion> change, RequirementId... rows) {
        return changed(NdkRequestCompletion.class, name, family, change, rows);
    }

    private static Effect create(
            String name, Family family, Change<NdkCreateCompletion> change, RequirementId... rows) {
        return changed(NdkCreateCompletion.class, name, family, change, rows);
    }

    private static Effect close(String name, Family family, Change<NdkCloseCompletion> change, RequirementId... rows) {
        return changed(NdkCloseCompletion.class, name, family, change, rows);
    }

    private static <C> Effect changed(
            Class<C> type, String name, Family family, Change<C> change, RequirementId... rows) {
        return Effect.inCalls(
                name,
                family,
                moment -> moment.call()
                        .replacing(type, original -> change.of(moment, original))
                        .proceed(),
                rows);
    }

    /** The context of the call before this one in which the fault acts; at first 1. */
    private static long otherContext(Moment moment) {
        Long before = moment.history(CONTEXT).previous(Long.class);
        moment.history(CONTEXT).add(moment.facts(), moment.number(CONTEXT));
        return before == null ? 1 : before;
    }

    /** Calls the completion of the request before this one once more, in place of its own. */
    private static Object ofAnotherRequest(Moment moment) {
        boolean fires = moment.fires();
        UnaryOperator<NdkRequestCompletion> change = original -> {
            Runnable last = moment.history(COMPLETION).previous(Runnable.class);
            moment.history(COMPLETION).add(moment.facts(), (Runnable)
                    () -> original.complete(moment.number(CONTEXT), NtStatus.STATUS_SUCCESS));
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
    private static Object earlyRequest(Moment moment) {
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

    private static Object returnsSuccess(Moment moment) {
        NtStatus right = moment.status();
        return moment.deviatesIf(right.isPending()) ? NtStatus.STATUS_SUCCESS : right;
    }

    @SuppressWarnings("unchecked")
    private static void store(Moment moment, @Nullable NdkObject<?> object) {
        ObjectPointer<NdkObject<?>> pointer = moment.call().parameter(ObjectPointer.class);
        if (pointer != null && object != null) {
            moment.deviate();
            pointer.set(object);
        }
    }

    private static Object earlyClose(Moment moment) {
        moment.deviate();
        NdkCloseCompletion own = moment.call().parameter(NdkCloseCompletion.class);
        if (own != null) {
            own.complete(moment.number(CONTEXT));
        }
        silent(moment);
        return NtStatus.STATUS_PENDING;
    }

    /** It deviates where something holds the object; else its close may well end inline. */
    private static Object inlineClose(Moment moment) {
        AtomicBoolean closed = new AtomicBoolean();
        NtStatus right = moment.call()
                .replacing(NdkCloseCompletion.class, original -> context -> closed.set(true))
                .status();
        moment.deviatesIf(right.isPending() && !closed.get());
        return NtStatus.STATUS_SUCCESS;
    }

    private static Object failedClose(Moment moment) {
        moment.deviate();
        silent(moment);
        return NtStatus.STATUS_UNSUCCESSFUL;
    }

    private static Object lateClose(Moment moment) {
        moment.deviate();
        moment.world().atNextClose(() -> silent(moment));
        return NtStatus.STATUS_SUCCESS;
    }

    private static Object noClose(Moment moment) {
        moment.deviate();
        return NtStatus.STATUS_SUCCESS;
    }

    private static void silent(Moment moment) {
        moment.call()
                .replacing(NdkCloseCompletion.class, original -> context -> {})
                .proceed();
    }
}
