package org.ndktck.faulty;

import static org.assertj.core.api.Assertions.assertThat;
import static org.ndktck.faulty.DispatchFunction.*;

import java.util.*;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.ndktck.api.*;
import org.ndktck.api.provider.NdkProvider;
import org.ndktck.catalog.RequirementId;
import org.ndktck.engine.*;
import org.ndktck.report.model.Verdict;

/** What an open connector holds is asked for in each state that it can be in. */
class OpenConnectorTest {

    private static Verdict verdict(RequirementId id, String plan, NdkProvider provider) throws RunException {
        RunRequest request = new RunRequest(provider, Map.of(), JudgingOptions.QUICK);
        return TckRun.replay(id + ":" + plan, request).row(id).verdict();
    }

    @Test
    void aDisconnectedConnectorHoldsItsAddress() throws RunException {
        NdkProvider provider = new FreesTheAddressWithTheDisconnect();

        assertThat(verdict(RequirementId.CON_34, "simplest", provider)).isEqualTo(Verdict.CONFORMS);
        assertThat(verdict(RequirementId.CON_34, "holderState=disconnected", provider))
                .isEqualTo(Verdict.VIOLATES);
    }

    @ParameterizedTest
    @EnumSource(
            value = RequirementId.class,
            names = {"LIS_17", "LIS_28", "ACC_24", "SEP_14", "SEP_15"})
    void aDisconnectedConnectorHoldsTheAddressOfWhatIsClosed(RequirementId row) throws RunException {
        assertThat(verdict(row, "port=given", new FreesTheAddressOfWhatIsClosed(DISCONNECT)))
                .isEqualTo(Verdict.CONFORMS);
        assertThat(verdict(row, "port=given.holderState=disconnected", new FreesTheAddressOfWhatIsClosed(DISCONNECT)))
                .isEqualTo(Verdict.VIOLATES);
    }

    @ParameterizedTest
    @EnumSource(
            value = RequirementId.class,
            names = {"LIS_17", "LIS_28", "ACC_24"})
    void eachConnectorHoldsTheAddressOfItsClosedListener(RequirementId row) throws RunException {
        String beside = "port=given.with-neighbour=older-at-the-listener";

        assertThat(verdict(row, "port=given", new FreesTheAddressOfWhatIsClosed(CLOSE_CONNECTOR)))
                .isEqualTo(Verdict.CONFORMS);
        assertThat(verdict(row, beside, new FreesTheAddressOfWhatIsClosed(CLOSE_CONNECTOR)))
                .isEqualTo(Verdict.VIOLATES);
    }

    @ParameterizedTest
    @CsvSource({"established, CONFORMS", "undecided, CONFORMS", "rejected, VIOLATES"})
    void aRejectedConnectorHoldsUpTheCloseOfItsListener(String state, Verdict expected) throws RunException {
        assertThat(verdict(RequirementId.LIS_29, "deliveredState=" + state, new ForgetsRejectedConnectors()))
                .isEqualTo(expected);
    }

    @ParameterizedTest
    @CsvSource({"CON_05, CONNECT", "LIS_08, LISTEN", "SEP_11, CREATE_SHARED_ENDPOINT"})
    void aPortThatOthersHoldIsNotChosen(RequirementId row, DispatchFunction function) throws RunException {
        assertThat(verdict(row, "nextPorts=free", new ChoosesTheNextPort(function)))
                .isEqualTo(Verdict.CONFORMS);
        assertThat(verdict(row, "nextPorts=in-use", new ChoosesTheNextPort(function)))
                .isEqualTo(Verdict.VIOLATES);
    }

    /** Chooses one port after the other, whoever holds it. */
    private static final class ChoosesTheNextPort extends ClaimFault {

        private final DispatchFunction choosing;
        private final AtomicInteger next = new AtomicInteger(64_000);

        ChoosesTheNextPort(DispatchFunction choosing) {
            this.choosing = choosing;
        }

        @Override
        protected Object claim(Intercepted call, NdkSockaddr local) {
            return call.is(choosing) && local.port() == 0
                    ? withPort(call, local, next.getAndIncrement())
                    : call.proceed();
        }
    }

    /** Gives a connector's local address away when the connector is disconnected, and not when it is closed. */
    private static final class FreesTheAddressWithTheDisconnect extends ClaimFault {

        private final Map<NdkObject<?>, NdkSockaddr> holders = new ConcurrentHashMap<>();
        private final Set<NdkSockaddr> free = ConcurrentHashMap.newKeySet();

        @Override
        protected Object claim(Intercepted call, NdkSockaddr local) {
            if (!call.is(CONNECT) || local.port() == 0) {
                return call.proceed();
            }
            if (free.contains(local)) {
                return withPort(call, local, 0);
            }
            holders.put(call.object(), local);
            return call.proceed();
        }

        @Override
        protected Object otherCall(Intercepted call) {
            if (call.is(DISCONNECT)) {
                Optional.ofNullable(holders.get(call.object())).ifPresent(free::add);
            }
            if (call.is(CLOSE_CONNECTOR)) {
                Optional.ofNullable(holders.remove(call.object())).ifPresent(free::remove);
            }
            return call.proceed();
        }
    }

    /** Gives the addresses of closed listeners and shared endpoints away as soon as any connector disconnects, or closes. */
    private static final class FreesTheAddressOfWhatIsClosed extends ClaimFault {

        private final DispatchFunction last;
        private final Map<NdkObject<?>, NdkSockaddr> listeners = new ConcurrentHashMap<>();
        private final Set<NdkSockaddr> endpoints = ConcurrentHashMap.newKeySet();
        private final Set<NdkSockaddr> closed = ConcurrentHashMap.newKeySet();
        private volatile boolean left;

        FreesTheAddressOfWhatIsClosed(DispatchFunction last) {
            this.last = last;
        }

        @Override
        protected Object claim(Intercepted call, NdkSockaddr local) {
            if (left && closed.contains(local)) {
                return withPort(call, local, 0);
            }
            if (call.is(LISTEN)) {
                listeners.put(call.object(), local);
            } else if (call.is(CREATE_SHARED_ENDPOINT)) {
                endpoints.add(local);
            }
            return call.proceed();
        }

        @Override
        protected Object otherCall(Intercepted call) {
            left |= call.is(last);
            if (call.is(CLOSE_LISTENER)) {
                closed.add(listeners.remove(call.object()));
            } else if (call.is(CLOSE_SHARED_ENDPOINT)) {
                closed.addAll(endpoints);
            }
            return call.proceed();
        }
    }

    /** Closes a listener at once if all connectors that it delivered, and that are open, were rejected. */
    private static final class ForgetsRejectedConnectors extends InterceptingProvider {

        private final Set<NdkObject<?>> delivered = ConcurrentHashMap.newKeySet();
        private final Set<NdkObject<?>> rejected = ConcurrentHashMap.newKeySet();

        @Override
        protected NdkConnectEventCallback connectEvent(NdkConnectEventCallback original) {
            return (context, connector) -> {
                delivered.add(connector);
                original.connectEvent(context, connector);
            };
        }

        @Override
        protected Object call(Intercepted call) {
            if (call.is(REJECT) && delivered.remove(call.object())) {
                rejected.add(call.object());
            }
            if (call.is(CLOSE_CONNECTOR)) {
                delivered.remove(call.object());
                rejected.remove(call.object());
            }
            return call.is(CLOSE_LISTENER) && delivered.isEmpty() && !rejected.isEmpty()
                    ? call.closingUntold(NtStatus.STATUS_SUCCESS)
                    : call.proceed();
        }
    }
}
