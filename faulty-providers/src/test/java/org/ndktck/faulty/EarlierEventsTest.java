package org.ndktck.faulty;

import static org.assertj.core.api.Assertions.assertThat;
import static org.ndktck.faulty.DispatchFunction.*;

import java.util.*;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.ndktck.api.*;
import org.ndktck.api.provider.NdkProvider;
import org.ndktck.catalog.RequirementId;
import org.ndktck.engine.*;
import org.ndktck.report.model.Verdict;

/** What a rejected connect, an event or the close of a shared endpoint leaves behind is looked for. */
class EarlierEventsTest {

    private static void judge(NdkProvider provider, String token, RequirementId row, Verdict expected)
            throws RunException {
        RunRequest request = new RunRequest(provider, Map.of(), JudgingOptions.QUICK);
        assertThat(TckRun.replay(token, request).row(row).verdict()).isEqualTo(expected);
    }

    @ParameterizedTest
    @CsvSource({"unused, CONFORMS", "rejected, VIOLATES"})
    void dataOfASecondAttempt(String history, Verdict expected) throws RunException {
        for (RequirementId row : List.of(RequirementId.ACC_09, RequirementId.REJ_03)) {
            String plan = ":reply-length=1.connectorHistory=" + history;
            judge(new SpoilsASecondAttempt(), row + plan, row, expected);
        }
    }

    @ParameterizedTest
    @CsvSource({"carried, CONFORMS", "rejected, VIOLATES"})
    void referencesOfASharedEndpoint(String use, Verdict expected) throws RunException {
        String lifetime = "LIF-08:route=shared-endpoint.closeOrder=antecedents-first.with-endpoint=" + use;
        judge(new ForgetsReferences(), lifetime, RequirementId.LIF_08, expected);
        judge(new ForgetsReferences(), "SEP-16:with-endpoint=" + use, RequirementId.SEP_16, expected);
    }

    @ParameterizedTest
    @CsvSource({"route=own-endpoint, NOT_JUDGED", "route=shared-endpoint, VIOLATES"})
    void addressOfASharedEndpointAfterAReject(String plan, Verdict expected) throws RunException {
        judge(new ForgetsReferences(), "REJ-10:" + plan + ".with-asked=size", RequirementId.SEP_12, expected);
    }

    @ParameterizedTest
    @CsvSource({"nothing, NOT_JUDGED", "size, VIOLATES"})
    void addressOfAListenerAfterAReject(String asked, Verdict expected) throws RunException {
        judge(new ForgetsItsListeners(), "REJ-10:with-asked=" + asked, RequirementId.LIS_21, expected);
    }

    @ParameterizedTest
    @CsvSource({"nothing, NOT_JUDGED", "often, VIOLATES"})
    void addressBesideTheCloseOfTheSharedEndpoint(String asked, Verdict expected) throws RunException {
        judge(new ForgetsReferences(), "CSE-02:with-asked=" + asked, RequirementId.GLA_12, expected);
    }

    @ParameterizedTest
    @CsvSource({"closes, NOT_JUDGED", "disconnects, VIOLATES"})
    void disconnectInsideTheEvent(String departure, Verdict expected) throws RunException {
        judge(new TimesOutInsideItsEvent(), "DEV-13:departure=" + departure, RequirementId.DIS_04, expected);
    }

    @ParameterizedTest
    @CsvSource({"nobody, NOT_JUDGED", "closed-listener, VIOLATES"})
    void contextOfASecondListenerAtAnAddress(String obstacle, Verdict expected) throws RunException {
        judge(new KeepsTheFirstContext(), "CEV-01:obstacle=" + obstacle, RequirementId.CEV_02, expected);
    }

    @ParameterizedTest
    @CsvSource({"not-called, CONFORMS", "called-before, VIOLATES"})
    void ownEventOfACloseWhileADisconnectPends(String disconnect, Verdict expected) throws RunException {
        for (String side : List.of("active", "passive")) {
            String plan = ":side=" + side + ".ownDisconnect=" + disconnect;
            judge(new RaisesItsOwnEvent(), RequirementId.CLO_21 + plan, RequirementId.CLO_21, expected);
        }
    }

    @ParameterizedTest
    @CsvSource({"none, CONFORMS", "event, VIOLATES"})
    void eventRegisteredInsideTheCompletionOfTheConnect(String registration, Verdict expected) throws RunException {
        judge(
                new ForgetsAnEvent(),
                "CMP-15:answer=afterwards.registration=" + registration,
                RequirementId.CMP_15,
                expected);
    }

    /** Forgets the disconnect event that is registered inside the completion of a connect. */
    private static final class ForgetsAnEvent extends InterceptingProvider {

        private final ThreadLocal<Boolean> inside = ThreadLocal.withInitial(() -> false);

        @Override
        protected Object call(Intercepted call) {
            if (call.is(CONNECT)) {
                return call.replacing(NdkRequestCompletion.class, completion -> (context, status) -> {
                            inside.set(true);
                            completion.complete(context, status);
                            inside.set(false);
                        })
                        .proceed();
            }
            return inside.get()
                    ? call.withDisconnectEvent(event -> context -> {}).proceed()
                    : call.proceed();
        }
    }

    @ParameterizedTest
    @CsvSource({"none, CONFORMS", "newer, CONFORMS", "older, VIOLATES"})
    void answerOfARequestBesideAnUndecidedOne(String other, Verdict expected) throws RunException {
        for (RequirementId row : List.of(RequirementId.ACC_22, RequirementId.REJ_10)) {
            judge(new AnswersTheOldest(), row + ":undecidedRequest=" + other, row, expected);
        }
    }

    /** An answer is given to the oldest request that has none, whichever connector it is called on. */
    private static final class AnswersTheOldest extends InterceptingProvider {

        private final Queue<NdkConnector> undecided = new ConcurrentLinkedQueue<>();

        @Override
        protected NdkConnectEventCallback connectEvent(NdkConnectEventCallback original) {
            return (context, connector) -> {
                undecided.add(connector);
                original.connectEvent(context, connector);
            };
        }

        @Override
        protected Object call(Intercepted call) {
            if (call.is(CLOSE_CONNECTOR)) {
                undecided.remove(call.object());
            }
            if (call.is(ACCEPT, ACCEPT_EX, REJECT) && undecided.contains(call.object())) {
                return new Intercepted(call.function(), undecided.remove(), call.args(), call.table(), call.method())
                        .proceed();
            }
            return call.proceed();
        }
    }

    /** The close of a connector whose disconnect is pending raises its disconnect event. */
    private static final class RaisesItsOwnEvent extends InterceptingProvider {

        private final Map<NdkObject<?>, Runnable> events = new ConcurrentHashMap<>();
        private final Set<NdkObject<?>> leaving = ConcurrentHashMap.newKeySet();

        @Override
        protected Object call(Intercepted call) {
            if (call.is(DISCONNECT)) {
                leaving.add(call.object());
                return call.answering(status -> {
                    leaving.remove(call.object());
                    return status;
                });
            }
            if (call.is(CLOSE_CONNECTOR) && leaving.contains(call.object())) {
                Objects.requireNonNull(events.get(call.object())).run();
            }
            return call.withDisconnectEvent(event -> {
                        events.put(call.object(), () -> event.accept((Long) call.required("disconnectEventContext")));
                        return event;
                    })
                    .proceed();
        }
    }

    /** Once two listeners have listened at one address, connect events come with the context of the first of all. */
    private static final class KeepsTheFirstContext extends ClaimFault {

        private final List<Long> contexts = Collections.synchronizedList(new ArrayList<>());
        private final Set<NdkSockaddr> listened = ConcurrentHashMap.newKeySet();
        private volatile boolean again;

        @Override
        protected Object claim(Intercepted call, NdkSockaddr local) {
            if (call.is(LISTEN) && local.port() != 0 && !listened.add(local)) {
                again = true;
            }
            return call.proceed();
        }

        @Override
        protected Object otherCall(Intercepted call) {
            if (call.is(CREATE_LISTENER)) {
                contexts.add(call.args(CreateListenerArgs.class).connectEventContext());
            }
            return call.proceed();
        }

        @Override
        protected NdkConnectEventCallback connectEvent(NdkConnectEventCallback original) {
            return (context, connector) -> original.connectEvent(again ? contexts.get(0) : context, connector);
        }
    }

    /** Copies another byte where a connector connects for the second time. */
    private static final class SpoilsASecondAttempt extends InterceptingProvider {

        private final Set<NdkObject<?>> once = ConcurrentHashMap.newKeySet();
        private final Set<NdkObject<?>> twice = ConcurrentHashMap.newKeySet();

        @Override
        protected Object call(Intercepted call) {
            if (call.is(CONNECT) && !once.add(call.object())) {
                twice.add(call.object());
            }
            Object result = call.proceed();
            if (call.args() instanceof GetConnectionDataArgs args
                    && args.pPrivateData() != null
                    && twice.contains(call.object())) {
                args.pPrivateData().put(0, new byte[] {0x31}, 0, 1);
            }
            return result;
        }
    }

    /** After a refused connect a shared endpoint has neither address nor references; a closing one has taken the address away. */
    private static final class ForgetsReferences extends InterceptingProvider {

        private final Set<NdkObject<?>> forgetful = ConcurrentHashMap.newKeySet();
        private final Set<NdkObject<?>> closing = ConcurrentHashMap.newKeySet();
        private final Map<NdkObject<?>, NdkObject<?>> over = new ConcurrentHashMap<>();

        @Override
        protected Object call(Intercepted call) {
            if (call.is(CONNECT_WITH_SHARED_ENDPOINT)) {
                NdkSharedEndpoint endpoint = call.given(NdkSharedEndpoint.class);
                over.put(call.object(), endpoint);
                return call.answering(status -> {
                    if (status.equals(NtStatus.STATUS_CONNECTION_REFUSED)) {
                        forgetful.add(endpoint);
                    }
                    return status;
                });
            }
            if (call.is(CLOSE_SHARED_ENDPOINT)) {
                closing.add(call.object());
                return forgetful.contains(call.object()) ? call.closingUntold(NtStatus.STATUS_SUCCESS) : call.proceed();
            }
            boolean isLost = call.is(GET_LOCAL_ADDRESS)
                    && (forgetful.contains(call.object())
                            || closing.contains(over.getOrDefault(call.object(), call.object())));
            return isLost ? NtStatus.STATUS_INVALID_DEVICE_STATE : call.proceed();
        }
    }

    /** After a reject no listener has an address. */
    private static final class ForgetsItsListeners extends InterceptingProvider {

        private volatile boolean rejected;

        @Override
        protected Object call(Intercepted call) {
            rejected |= call.is(REJECT);
            boolean isLost = rejected && call.is(GET_LOCAL_ADDRESS) && call.object() instanceof NdkListener;
            return isLost ? NtStatus.STATUS_INVALID_DEVICE_STATE : call.proceed();
        }
    }

    /** Times out where a consumer disconnects inside its disconnect event. */
    private static final class TimesOutInsideItsEvent extends InterceptingProvider {

        private final ThreadLocal<Boolean> inside = ThreadLocal.withInitial(() -> false);

        @Override
        protected Object call(Intercepted call) {
            if (call.is(DISCONNECT) && inside.get()) {
                return call.answering(status -> status.isSuccess() ? NtStatus.STATUS_IO_TIMEOUT : status);
            }
            return call.withDisconnectEvent(event -> context -> {
                        inside.set(true);
                        try {
                            event.accept(context);
                        } finally {
                            inside.set(false);
                        }
                    })
                    .proceed();
        }
    }
}
