package org.ndktck.faulty;

import static org.assertj.core.api.Assertions.assertThat;
import static org.ndktck.faulty.DispatchFunction.*;

import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.ndktck.api.*;
import org.ndktck.api.provider.NdkProvider;
import org.ndktck.catalog.RequirementId;
import org.ndktck.engine.*;
import org.ndktck.report.model.Verdict;

/** What a provider takes from another listener, request or connect in place of the one that a call is about. */
class OthersBesideTest {

    private static Verdict judged(NdkProvider provider, RequirementId row, String plan) throws RunException {
        RunRequest request = new RunRequest(provider, Map.of(), JudgingOptions.QUICK);
        return TckRun.replay(row + ":" + plan, request).row(row).verdict();
    }

    @Test
    void contextOfAListenerOfTheSamePort() throws RunException {
        assertThat(judged(new TellsTheFirstContextOfAPort(), RequirementId.CEV_02, "route=own-endpoint"))
                .isEqualTo(Verdict.CONFORMS);
        assertThat(judged(new TellsTheFirstContextOfAPort(), RequirementId.CEV_02, "with-bystander=same-port"))
                .isEqualTo(Verdict.VIOLATES);
    }

    @Test
    void portOfAConnectorThatConnectedTwice() throws RunException {
        assertThat(judged(new KeepsThePortOfARetry(), RequirementId.CON_35, "attempt=refused"))
                .isEqualTo(Verdict.CONFORMS);
        assertThat(judged(new KeepsThePortOfARetry(), RequirementId.CON_35, "attempt=retried"))
                .isEqualTo(Verdict.VIOLATES);
    }

    @ParameterizedTest
    @CsvSource({"established, CONFORMS", "retried, VIOLATES"})
    void endpointOfAConnectorThatConnectedTwice(String state, Verdict expected) throws RunException {
        assertThat(judged(new CountsARetryTwice(), RequirementId.SEP_16, "holderState=" + state))
                .isEqualTo(expected);
    }

    @ParameterizedTest
    @CsvSource({"accepted, CONFORMS", "retried, VIOLATES"})
    void addressOfAnEndpointWhoseConnectorConnectedTwice(String state, Verdict expected) throws RunException {
        assertThat(judged(new KeepsAddressesAfterARetry(), RequirementId.SEP_17, "port=given.attempt=" + state))
                .isEqualTo(expected);
    }

    @Test
    void peerOfAnEarlierConnectionOfTheListener() throws RunException {
        assertThat(judged(new RemembersOnePeer(), RequirementId.GPA_09, "route=own-endpoint"))
                .isEqualTo(Verdict.CONFORMS);
        assertThat(judged(new RemembersOnePeer(), RequirementId.GPA_09, "with-neighbour=older-at-the-listener"))
                .isEqualTo(Verdict.VIOLATES);
    }

    @Test
    void severalConnectorsOfOneEndpoint() throws RunException {
        assertThat(judged(new ConnectsFew(4), RequirementId.CSE_03, "route=own-endpoint"))
                .isEqualTo(Verdict.CONFORMS);
        assertThat(judged(new ConnectsFew(2), RequirementId.CSE_03, "route=own-endpoint"))
                .isEqualTo(Verdict.VIOLATES);
    }

    /** The earlier data is of the same length in half of the tries. */
    @Test
    void dataOfAnEarlierReject() throws RunException {
        Set<Verdict> beside = ConcurrentHashMap.newKeySet();
        for (int length = 4; length < 12; length++) {
            String plan = "reply-length=" + length;
            assertThat(judged(new RejectsWithTheFirstData(), RequirementId.REJ_03, plan))
                    .isEqualTo(Verdict.CONFORMS);
            beside.add(judged(new RejectsWithTheFirstData(), RequirementId.REJ_03, plan + ".with-turn=after-rejected"));
        }

        assertThat(beside).contains(Verdict.VIOLATES);
    }

    /** Tells the context of whichever listener of a port had a request first. */
    private static final class TellsTheFirstContextOfAPort extends InterceptingProvider {

        private final Map<Integer, Long> contexts = new ConcurrentHashMap<>();

        @Override
        protected NdkConnectEventCallback connectEvent(NdkConnectEventCallback original) {
            return (context, connector) -> {
                int port = Addresses.asked((buffer, length) ->
                                table(connector).getLocalAddress(connector, new GetAddressArgs(buffer, length)))
                        .map(NdkSockaddr::port)
                        .orElse(0);
                original.connectEvent(contexts.computeIfAbsent(port, first -> context), connector);
            };
        }
    }

    /** Keeps the local address of a connector that has connected from it more than once. */
    private static final class KeepsThePortOfARetry extends ClaimFault {

        private final Map<NdkObject<?>, NdkSockaddr> asked = new ConcurrentHashMap<>();
        private final Set<NdkObject<?>> again = ConcurrentHashMap.newKeySet();
        private final Set<NdkSockaddr> kept = ConcurrentHashMap.newKeySet();

        @Override
        protected Object claim(Intercepted call, NdkSockaddr local) {
            if (kept.contains(local)) {
                return NtStatus.STATUS_SHARING_VIOLATION;
            }
            if (call.is(CONNECT) && local.equals(asked.put(call.object(), local))) {
                again.add(call.object());
            }
            return call.proceed();
        }

        @Override
        protected Object otherCall(Intercepted call) {
            if (call.is(CLOSE_CONNECTOR) && again.contains(call.object())) {
                kept.add(Objects.requireNonNull(asked.get(call.object())));
            }
            return call.proceed();
        }
    }

    /** Keeps a reference of a shared endpoint for each connect, and gives back one for each connector. */
    private static final class CountsARetryTwice extends InterceptingProvider {

        private final Map<NdkObject<?>, NdkObject<?>> endpoints = new ConcurrentHashMap<>();
        private final Set<NdkObject<?>> kept = ConcurrentHashMap.newKeySet();

        @Override
        protected Object call(Intercepted call) {
            if (call.is(CONNECT_WITH_SHARED_ENDPOINT)) {
                NdkSharedEndpoint endpoint = call.given(NdkSharedEndpoint.class);
                if (endpoint.equals(endpoints.put(call.object(), endpoint))) {
                    kept.add(endpoint);
                }
            }
            return call.is(CLOSE_SHARED_ENDPOINT) && kept.contains(call.object())
                    ? call.closingUntold(NtStatus.STATUS_PENDING)
                    : call.proceed();
        }
    }

    /** Gives no local address out again once a connector has connected twice over its shared endpoint. */
    private static final class KeepsAddressesAfterARetry extends ClaimFault {

        private final Map<NdkObject<?>, NdkObject<?>> endpoints = new ConcurrentHashMap<>();
        private final Set<NdkSockaddr> taken = ConcurrentHashMap.newKeySet();
        private volatile boolean again;

        @Override
        protected Object claim(Intercepted call, NdkSockaddr local) {
            return !taken.add(local) && again ? NtStatus.STATUS_SHARING_VIOLATION : call.proceed();
        }

        @Override
        protected Object otherCall(Intercepted call) {
            if (call.is(CONNECT_WITH_SHARED_ENDPOINT)) {
                NdkSharedEndpoint endpoint = call.given(NdkSharedEndpoint.class);
                again |= endpoint.equals(endpoints.put(call.object(), endpoint));
            }
            return call.proceed();
        }
    }

    /** Tells the accepting side of the peer that it was asked for first. */
    private static final class RemembersOnePeer extends AddressFault {

        private final AtomicReference<@Nullable NdkSockaddr> first = new AtomicReference<>();

        @Override
        protected NtStatus address(Intercepted call, GetAddressArgs args) {
            NdkSockaddr own = told(call);
            if (own == null || call.is(GET_LOCAL_ADDRESS) || isActive(call.object())) {
                return call.status();
            }
            first.compareAndSet(null, own);
            NtStatus status = call.status();
            if (status.isSuccess()) {
                Objects.requireNonNull(first.get()).writeTo(Objects.requireNonNull(args.pAddress()));
            }
            return status;
        }
    }

    /** Lets so many connectors connect over one shared endpoint. */
    private static final class ConnectsFew extends InterceptingProvider {

        private final int most;
        private final Map<NdkObject<?>, AtomicInteger> connected = new ConcurrentHashMap<>();

        ConnectsFew(int most) {
            this.most = most;
        }

        @Override
        protected Object call(Intercepted call) {
            return call.is(CONNECT_WITH_SHARED_ENDPOINT) && isOneMore(call.given(NdkSharedEndpoint.class))
                    ? NtStatus.STATUS_ADDRESS_ALREADY_EXISTS
                    : call.proceed();
        }

        private boolean isOneMore(NdkSharedEndpoint endpoint) {
            return connected
                            .computeIfAbsent(endpoint, first -> new AtomicInteger())
                            .incrementAndGet()
                    > most;
        }
    }

    /** Sends the data of the first reject with each later one of the same length. */
    private static final class RejectsWithTheFirstData extends InterceptingProvider {

        private final Map<Long, ConstBytePointer> first = new ConcurrentHashMap<>();

        @Override
        protected Object call(Intercepted call) {
            return call.args() instanceof RejectArgs args && args.pPrivateData() != null
                    ? call.withNamed("pPrivateData", first.computeIfAbsent(args.privateDataLength(), any -> copy(args)))
                            .proceed()
                    : call.proceed();
        }

        private static ConstBytePointer copy(RejectArgs args) {
            byte[] bytes = new byte[(int) args.privateDataLength()];
            Objects.requireNonNull(args.pPrivateData()).get(0, bytes, 0, bytes.length);
            ProviderBytes copy = new ProviderBytes(bytes.length);
            copy.put(0, bytes, 0, bytes.length);
            return copy;
        }
    }
}
