package org.ndktck.faulty.grid.effect;

import java.util.List;
import org.ndktck.api.*;
import org.ndktck.faulty.grid.effect.Effect.Family;
import org.ndktck.faulty.grid.world.Moment;

/** Effects on functions that return nothing but do something, and on what is taken from a completion queue. */
public final class Deeds {

    private Deeds() {}

    /** Does nothing. */
    public static Effect ignored() {
        return Effect.inCalls("ignored", Family.DEED, moment -> {
            moment.deviate();
            return null;
        });
    }

    /** Does nothing and says that it has. */
    public static Effect notDone() {
        return Effect.inCalls("notDone", Family.DEED, moment -> {
            moment.deviate();
            return NtStatus.STATUS_SUCCESS;
        });
    }

    /** Lists the effects on the pausing of a listener. */
    public static List<Effect> ofPause() {
        return List.of(
                ignored(),
                paused("pauseIgnored", true, false, false),
                paused("resumeIgnored", false, true, false),
                paused("inverted", true, true, true));
    }

    private static Effect paused(String name, boolean pauses, boolean resumes, boolean inverts) {
        return Effect.inCalls(name, Family.DEED, moment -> {
            boolean pause = Boolean.TRUE.equals(moment.call().args());
            if (!moment.deviatesIf(pause ? pauses : resumes)) {
                return moment.proceed();
            }
            if (inverts) {
                ((NdkListenerDispatch) moment.call().table())
                        .controlConnectEvents((NdkListener) moment.call().object(), !pause);
            }
            return null;
        });
    }

    /** Arms a completion queue for something else. */
    public static List<Effect> ofArm() {
        return List.of(
                ignored(),
                armed("forErrors", NdkCqNotificationType.ERRORS),
                armed("forAny", NdkCqNotificationType.ANY),
                armed("forSolicited", NdkCqNotificationType.SOLICITED));
    }

    private static Effect armed(String name, NdkCqNotificationType type) {
        return Effect.inCalls(name, Family.DEED, moment -> {
            moment.deviatesIf(moment.call().args() != type);
            return moment.call().proceed(type);
        });
    }

    @FunctionalInterface
    private interface Result {
        NdkResult of(NdkResult right, Moment moment);
    }

    /** Lists the effects on the results of work requests. */
    public static List<Effect> ofResults() {
        return List.of(
                result("statusSuccess", (right, moment) -> with(right, NtStatus.STATUS_SUCCESS)),
                result("statusCancelled", (right, moment) -> with(right, NtStatus.STATUS_CANCELLED)),
                result("statusUnsuccessful", (right, moment) -> with(right, NtStatus.STATUS_UNSUCCESSFUL)),
                result("qpContextZero", (right, moment) -> with(right, 0, right.requestContext())),
                result(
                        "qpContextOneMore",
                        (right, moment) -> with(right, right.qpContext() + 1, right.requestContext())),
                result("requestContextZero", (right, moment) -> with(right, right.qpContext(), 0)),
                result(
                        "requestContextOneMore",
                        (right, moment) -> with(right, right.qpContext(), right.requestContext() + 1)),
                result("contextsSwapped", (right, moment) -> with(right, right.requestContext(), right.qpContext())),
                result("previous", (right, moment) -> {
                    NdkResult last = moment.history("result").previous(NdkResult.class);
                    moment.history("result").add(moment.facts(), right);
                    return last == null ? right : last;
                }),
                Effect.inCalls("lastOneLost", Family.NEVER, moment -> {
                    Object right = moment.proceed();
                    long count = right instanceof Long number ? number : 0;
                    return moment.deviatesIf(count > 0) ? count - 1 : right;
                }));
    }

    private static Effect result(String name, Result result) {
        return Effect.inCalls(
                name,
                Family.VALUE,
                moment -> moment.call().args() instanceof GetCqResultsArgs args
                        ? moment.call()
                                .withNamed("results", (ResultPointer) (index, right) -> {
                                    NdkResult other = result.of(right, moment);
                                    moment.deviatesIf(!other.equals(right));
                                    args.results().put(index, other);
                                })
                                .proceed()
                        : moment.proceed());
    }

    private static NdkResult with(NdkResult right, NtStatus status) {
        return new NdkResult(status, right.bytesTransferred(), right.qpContext(), right.requestContext());
    }

    private static NdkResult with(NdkResult right, long qpContext, long requestContext) {
        return new NdkResult(right.status(), right.bytesTransferred(), qpContext, requestContext);
    }
}
