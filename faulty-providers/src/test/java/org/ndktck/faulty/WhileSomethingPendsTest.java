package org.ndktck.faulty;

import static org.assertj.core.api.Assertions.assertThat;
import static org.ndktck.faulty.DispatchFunction.*;

import java.time.Duration;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;
import org.ndktck.catalog.RequirementId;
import org.ndktck.engine.*;
import org.ndktck.report.model.Verdict;

/** What a provider does wrong only while a request pends, or while its completion runs. */
class WhileSomethingPendsTest {

    /** Two of the calls do not return as long as the kit waits. */
    private static final JudgingOptions OPTIONS = JudgingOptions.QUICK.withPatience(Duration.ofSeconds(2));

    private static final Map<String, String> PENDING = Map.of("completion", "pending");

    private static Verdict judged(NdkProvider provider, RequirementId row, String plan) throws RunException {
        RunRequest request = new RunRequest(provider, PENDING, OPTIONS);
        return TckRun.replay(row + ":" + plan, request).row(row).verdict();
    }

    @ParameterizedTest
    @CsvSource({"connect, CONFORMS", "complete-connect, VIOLATES", "accept, VIOLATES"})
    void disconnectBesideARunningCompletion(String held, Verdict expected) throws RunException {
        assertThat(judged(new LocksCompletionsOfAnswers(), RequirementId.LIF_01, "heldCompletion=" + held))
                .isEqualTo(expected);
    }

    @ParameterizedTest
    @CsvSource({"established, CONFORMS", "pending, VIOLATES"})
    void severalConnectsOverOneEndpoint(String earlier, Verdict expected) throws RunException {
        assertThat(judged(new ConnectsOneAfterTheOther(), RequirementId.CSE_03, "earlierConnect=" + earlier))
                .isEqualTo(expected);
    }

    @ParameterizedTest
    @CsvSource({"established, CONFORMS", "pending, VIOLATES"})
    void aConnectThatPendsBesideLaterOnes(String earlier, Verdict expected) throws RunException {
        assertThat(judged(new FailsTheEarlierConnect(), RequirementId.CSE_03, "earlierConnect=" + earlier))
                .isEqualTo(expected);
    }

    @ParameterizedTest
    @EnumSource(
            value = RequirementId.class,
            names = {"CON_34", "SEP_14", "SEP_15", "SEP_16"})
    void aPendingConnectHoldsItsAddress(RequirementId row) throws RunException {
        NdkProvider provider = new HoldsNothingBeforeItIsConnected();

        assertThat(judged(provider, row, "port=given")).isEqualTo(Verdict.CONFORMS);
        assertThat(judged(new HoldsNothingBeforeItIsConnected(), row, "port=given.holderState=connecting"))
                .isEqualTo(Verdict.VIOLATES);
    }

    @ParameterizedTest
    @EnumSource(
            value = RequirementId.class,
            names = {"ACC_03", "CON_03", "CSE_04"})
    void receivesThatArePostedBeforeTheConnection(RequirementId row) throws RunException {
        assertThat(judged(new LosesEarlyReceives(), row, "receiveTime=connected"))
                .isEqualTo(Verdict.CONFORMS);
        assertThat(judged(new LosesEarlyReceives(), row, "receiveTime=before")).isEqualTo(Verdict.VIOLATES);
    }

    @ParameterizedTest
    @CsvSource({"up, CONFORMS", "cut, VIOLATES"})
    void closeOverACutLink(String link, Verdict expected) throws RunException {
        assertThat(judged(new ClosesOverTheLink(), RequirementId.CLO_13, "link=" + link))
                .isEqualTo(expected);
    }

    @ParameterizedTest
    @CsvSource({"connect, CONFORMS", "complete-connect, VIOLATES"})
    void closeWhileARequestPends(String pending, Verdict expected) throws RunException {
        assertThat(judged(new LosesACloseBesideAnAnswer(), RequirementId.CLO_13, "link=up.outstanding=" + pending))
                .isEqualTo(expected);
    }

    /** Holds a connector's lock while it calls the completion of an accept or complete connect, and takes it to disconnect. */
    private static final class LocksCompletionsOfAnswers extends InterceptingProvider {

        private final Map<NdkObject<?>, ReentrantLock> locks = new ConcurrentHashMap<>();

        @Override
        protected Object call(Intercepted call) {
            ReentrantLock lock = locks.computeIfAbsent(call.object(), object -> new ReentrantLock());
            if (call.is(DISCONNECT)) {
                return locked(lock, call::proceed);
            }
            if (call.is(ACCEPT, ACCEPT_EX, COMPLETE_CONNECT, COMPLETE_CONNECT_EX)) {
                return call.proceeding(
                        NdkRequestCompletion.class,
                        original -> (context, status) -> locked(lock, () -> {
                            original.complete(context, status);
                            return Intercepted.NOTHING;
                        }));
            }
            return call.proceed();
        }

        private static Object locked(ReentrantLock lock, Supplier<Object> action) {
            lock.lock();
            try {
                return action.get();
            } finally {
                lock.unlock();
            }
        }
    }

    /** Loses the close of a connector whose complete connect has not ended; that one takes its time. */
    private static final class LosesACloseBesideAnAnswer extends InterceptingProvider {

        private final Map<NdkObject<?>, CompletableFuture<Void>> answers = new ConcurrentHashMap<>();

        @Override
        protected Object call(Intercepted call) {
            if (call.is(COMPLETE_CONNECT, COMPLETE_CONNECT_EX)) {
                CompletableFuture<Void> closed = new CompletableFuture<>();
                answers.put(call.object(), closed);
                return call.starting((context, status) -> {
                    closed.completeOnTimeout(null, 200, TimeUnit.MILLISECONDS).join();
                    call.completion().complete(context, status);
                });
            }
            CompletableFuture<Void> answer = answers.get(call.object());
            return call.is(CLOSE_CONNECTOR) && answer != null && answer.complete(null)
                    ? call.closingUntold(NtStatus.STATUS_PENDING)
                    : call.proceed();
        }
    }

    /** Refuses a connect over a shared endpoint over which another one pends. */
    private static final class ConnectsOneAfterTheOther extends InterceptingProvider {

        private final Set<NdkObject<?>> busy = ConcurrentHashMap.newKeySet();

        @Override
        protected Object call(Intercepted call) {
            if (!call.is(CONNECT_WITH_SHARED_ENDPOINT)) {
                return call.proceed();
            }
            NdkSharedEndpoint endpoint = call.given(NdkSharedEndpoint.class);
            if (!busy.add(endpoint)) {
                return NtStatus.STATUS_SHARING_VIOLATION;
            }
            return call.proceeding(NdkRequestCompletion.class, original -> (context, status) -> {
                busy.remove(endpoint);
                original.complete(context, status);
            });
        }
    }

    /** Fails a connect over a shared endpoint over which a later one has been called meanwhile. */
    private static final class FailsTheEarlierConnect extends InterceptingProvider {

        private final Map<NdkObject<?>, NdkObject<?>> latest = new ConcurrentHashMap<>();

        @Override
        protected Object call(Intercepted call) {
            if (!call.is(CONNECT_WITH_SHARED_ENDPOINT)) {
                return call.proceed();
            }
            NdkSharedEndpoint endpoint = call.given(NdkSharedEndpoint.class);
            latest.put(endpoint, call.object());
            return call.proceeding(
                    NdkRequestCompletion.class,
                    original -> (context, status) -> original.complete(
                            context,
                            call.object().equals(latest.get(endpoint)) ? status : NtStatus.STATUS_CONNECTION_ABORTED));
        }
    }

    /** Gives an address away, and closes a shared endpoint, as long as no connect has been completed. */
    private static final class HoldsNothingBeforeItIsConnected extends ClaimFault {

        private final Set<NdkSockaddr> asked = ConcurrentHashMap.newKeySet();
        private volatile boolean connected;

        @Override
        protected Object claim(Intercepted call, NdkSockaddr local) {
            return asked.add(local) || connected ? call.proceed() : withPort(call, local, 0);
        }

        @Override
        protected Object otherCall(Intercepted call) {
            connected |= call.is(COMPLETE_CONNECT, COMPLETE_CONNECT_EX);
            return call.is(CLOSE_SHARED_ENDPOINT) && !connected
                    ? call.closingUntold(NtStatus.STATUS_SUCCESS)
                    : call.proceed();
        }
    }

    /** Loses the receives of a queue pair that no connect or accept was given. */
    private static final class LosesEarlyReceives extends InterceptingProvider {

        private final Set<NdkObject<?>> connected = ConcurrentHashMap.newKeySet();

        @Override
        protected Object call(Intercepted call) {
            if (call.is(ACCEPT, ACCEPT_EX, CONNECT, CONNECT_WITH_SHARED_ENDPOINT)) {
                connected.add(call.given(NdkQp.class));
            }
            return call.is(RECEIVE) && !connected.contains(call.object()) ? NtStatus.STATUS_SUCCESS : call.proceed();
        }
    }

    /** Waits for the peer's answer before it completes the close of a connector. */
    private static final class ClosesOverTheLink extends DerivedProvider {

        @Override
        public OpenedAdapters open(OpenRequest request) throws AdapterOpenException {
            OpenedAdapters opened = super.open(request);
            AtomicBoolean cut = new AtomicBoolean();
            new InterceptingProvider() {
                @Override
                protected Object call(Intercepted call) {
                    return call.is(CLOSE_CONNECTOR) && cut.get() ? NtStatus.STATUS_PENDING : call.proceed();
                }
            }.around(opened);
            return Replaced.control(
                    opened, "linkCut", none -> opened.controls().linkCut().map(link -> cutting(link, cut)));
        }

        private static Condition cutting(Condition link, AtomicBoolean cut) {
            return () -> {
                cut.set(true);
                return link.begin();
            };
        }
    }
}
