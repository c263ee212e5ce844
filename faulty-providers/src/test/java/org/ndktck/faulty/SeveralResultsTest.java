package org.ndktck.faulty;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.*;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.ndktck.api.*;
import org.ndktck.catalog.RequirementId;
import org.ndktck.engine.*;
import org.ndktck.report.model.Verdict;

/** The contexts of several results that come at once are looked at one by one. */
class SeveralResultsTest {

    @ParameterizedTest
    @ValueSource(strings = {"active", "passive"})
    void contextsOfFlushedRequests(String side) throws RunException {
        RunRequest request = new RunRequest(new RepeatsTheFirstContext(), Map.of(), JudgingOptions.QUICK);

        Verdict verdict = TckRun.replay("QP-16:side=" + side, request)
                .row(RequirementId.QP_16)
                .verdict();

        assertThat(verdict).isEqualTo(Verdict.VIOLATES);
    }

    @ParameterizedTest
    @EnumSource(
            value = RequirementId.class,
            names = {"QP_06", "DIS_07"})
    void statusesOfFlushedRequests(RequirementId row) throws RunException {
        RunRequest request = new RunRequest(new CancelsTheFirstOnly(), Map.of(), JudgingOptions.QUICK);

        Verdict verdict = TckRun.replay(row + ":side=passive", request).row(row).verdict();

        assertThat(verdict).isEqualTo(Verdict.VIOLATES);
    }

    @ParameterizedTest
    @EnumSource(
            value = RequirementId.class,
            names = {"CON_03", "CSE_04"})
    void messagesOfTheAcceptingSide(RequirementId row) throws RunException {
        RunRequest request = new RunRequest(new SendsNothingBack(), Map.of(), JudgingOptions.QUICK);

        Verdict verdict = TckRun.replay(row + ":family=ipv4", request).row(row).verdict();

        assertThat(verdict).isEqualTo(Verdict.VIOLATES);
    }

    @Test
    void notificationsOfOneQueueAtTheSameTime() throws RunException {
        RunRequest request = new RunRequest(new NotifiesOnThreads(), Map.of(), JudgingOptions.QUICK);

        Verdict verdict = TckRun.replay("QP-19:family=ipv4", request)
                .row(RequirementId.QP_19)
                .verdict();

        assertThat(verdict).isEqualTo(Verdict.VIOLATES);
    }

    @Test
    void closeOfAQueueDuringItsNotification() throws RunException {
        RunRequest request = new RunRequest(new ClosesQueuesAtOnce(), Map.of(), JudgingOptions.QUICK);

        Verdict verdict = TckRun.replay("QP-19:family=ipv4", request)
                .row(RequirementId.CLO_14)
                .verdict();

        assertThat(verdict).isEqualTo(Verdict.VIOLATES);
    }

    /** Completes the close of a queue although a notification of one runs. */
    private static final class ClosesQueuesAtOnce extends InterceptingProvider {

        private final AtomicInteger running = new AtomicInteger();

        @Override
        protected Object call(Intercepted call) {
            return call.is(DispatchFunction.CLOSE_CQ) && running.get() > 0
                    ? call.closingUntold(NtStatus.STATUS_SUCCESS)
                    : call.replacing(NdkCqNotificationCallback.class, this::counted)
                            .proceed();
        }

        private NdkCqNotificationCallback counted(NdkCqNotificationCallback original) {
            return (context, status) -> {
                running.incrementAndGet();
                original.notify(context, status);
                running.decrementAndGet();
            };
        }
    }

    /** What the accepting side's queue pair sends does not arrive. */
    private static final class SendsNothingBack extends InterceptingProvider {

        private final Set<NdkObject<?>> accepted = ConcurrentHashMap.newKeySet();

        @Override
        protected Object call(Intercepted call) {
            if (call.is(DispatchFunction.ACCEPT, DispatchFunction.ACCEPT_EX)) {
                accepted.add(call.given(NdkQp.class));
            }
            boolean isLost = call.is(DispatchFunction.SEND) && accepted.contains(call.object());
            return isLost ? NtStatus.STATUS_SUCCESS : call.proceed();
        }
    }

    /** Gives a notification a thread, does not wait for it, and calls the next one meanwhile. */
    private static final class NotifiesOnThreads extends InterceptingProvider {

        @Override
        protected Object call(Intercepted call) {
            return call.replacing(NdkCqNotificationCallback.class, NotifiesOnThreads::besideEachOther)
                    .proceed();
        }

        private static NdkCqNotificationCallback besideEachOther(NdkCqNotificationCallback original) {
            AtomicBoolean running = new AtomicBoolean();
            return (context, status) -> {
                if (running.getAndSet(true)) {
                    original.notify(context, status);
                } else {
                    new Thread(() -> {
                                original.notify(context, status);
                                running.set(false);
                            })
                            .start();
                }
            };
        }
    }

    /** Of the results that one call gives only the first tells that its request was cancelled. */
    private static final class CancelsTheFirstOnly extends InterceptingProvider {

        @Override
        protected Object call(Intercepted call) {
            if (!call.is(DispatchFunction.GET_CQ_RESULTS)) {
                return call.proceed();
            }
            return Results.handOut(call, (results, room) -> {
                for (int at = 1; at < results.size(); at++) {
                    results.set(at, successOf(results.get(at)));
                }
            });
        }

        private static NdkResult successOf(NdkResult result) {
            return new NdkResult(
                    NtStatus.STATUS_SUCCESS, result.bytesTransferred(), result.qpContext(), result.requestContext());
        }
    }

    /** All results that one call gives carry the context of the first. */
    private static final class RepeatsTheFirstContext extends InterceptingProvider {

        @Override
        protected Object call(Intercepted call) {
            if (!call.is(DispatchFunction.GET_CQ_RESULTS)) {
                return call.proceed();
            }
            return Results.handOut(
                    call,
                    (results, room) -> results.replaceAll(result -> new NdkResult(
                            result.status(),
                            result.bytesTransferred(),
                            result.qpContext(),
                            results.get(0).requestContext())));
        }
    }
}
