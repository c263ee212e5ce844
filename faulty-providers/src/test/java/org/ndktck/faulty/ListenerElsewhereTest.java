package org.ndktck.faulty;

import static org.assertj.core.api.Assertions.assertThat;
import static org.ndktck.faulty.DispatchFunction.*;

import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.ndktck.api.*;
import org.ndktck.api.provider.NdkProvider;
import org.ndktck.catalog.RequirementId;
import org.ndktck.engine.*;
import org.ndktck.report.model.Verdict;

/** A listener of the same port of another address, or one that was paused inside its own event, is told from another one. */
class ListenerElsewhereTest {

    private static Verdict judged(NdkProvider provider, RequirementId row, String plan) throws RunException {
        RunRequest request = new RunRequest(provider, Map.of(), JudgingOptions.QUICK);
        return TckRun.replay(row + ":" + plan, request).row(row).verdict();
    }

    @ParameterizedTest
    @CsvSource({"closed-listener, CONFORMS", "listener-on-another-address, VIOLATES"})
    void connectToTheSamePortOfAnotherAddress(String nobody, Verdict expected) throws RunException {
        assertThat(judged(new FindsListenersByPort(), RequirementId.CON_31, "nobody=" + nobody))
                .isEqualTo(expected);
    }

    @ParameterizedTest
    @CsvSource({"closed-listener, CONFORMS", "listener-of-the-other-family, VIOLATES"})
    void connectToTheSamePortOfTheOtherFamily(String nobody, Verdict expected) throws RunException {
        assertThat(judged(new ListensInBothFamilies(), RequirementId.CON_31, "nobody=" + nobody))
                .isEqualTo(expected);
    }

    @ParameterizedTest
    @CsvSource({"port, CONFORMS", "address, VIOLATES"})
    void pauseOfAListenerOfTheSamePort(String differing, Verdict expected) throws RunException {
        assertThat(judged(new PausesPorts(), RequirementId.LIS_33, "port=given.otherDestination=" + differing))
                .isEqualTo(expected);
    }

    @ParameterizedTest
    @CsvSource({"outside-its-events, CONFORMS", "inside-its-event, VIOLATES"})
    void pauseInsideAnEvent(String place, Verdict expected) throws RunException {
        assertThat(judged(new EndsAPauseWithTheEvent(), RequirementId.LIS_25, "pausePlace=" + place))
                .isEqualTo(expected);
    }

    @ParameterizedTest
    @CsvSource({"port, CONFORMS", "address, VIOLATES"})
    void severalDestinationsOfOneEndpoint(String differing, Verdict expected) throws RunException {
        assertThat(judged(new TellsDestinationsByPort(), RequirementId.CSE_03, "otherDestination=" + differing))
                .isEqualTo(expected);
    }

    private static ProviderBytes bytes(NdkSockaddr address) {
        ProviderBytes bytes = new ProviderBytes(address.length());
        address.writeTo(bytes);
        return bytes;
    }

    /** A connect reaches the listener that listens on its port, at whatever address. */
    private static final class FindsListenersByPort extends InterceptingProvider {

        private final Map<Integer, NdkSockaddr> listening = new ConcurrentHashMap<>();

        @Override
        protected Object call(Intercepted call) {
            if (call.args() instanceof ListenArgs args) {
                NdkSockaddr local = NdkSockaddr.read(args.pAddress(), args.addressLength());
                listening.put(local.port(), local);
            }
            if (call.args() instanceof ConnectArgs args) {
                NdkSockaddr asked = NdkSockaddr.read(args.pDestAddress(), args.destAddressLength());
                NdkSockaddr found = listening.getOrDefault(asked.port(), asked);
                return call.withNamed("pDestAddress", bytes(found)).proceed();
            }
            return call.proceed();
        }
    }

    /** A listener of IPv6 takes the requests of IPv4, too. */
    private static final class ListensInBothFamilies extends InterceptingProvider {

        private final Map<Integer, NdkSockaddr> listening = new ConcurrentHashMap<>();

        @Override
        protected Object call(Intercepted call) {
            if (call.args() instanceof ListenArgs args) {
                NdkSockaddr local = NdkSockaddr.read(args.pAddress(), args.addressLength());
                listening.put(local.port(), local);
            }
            if (call.args() instanceof ConnectArgs args) {
                NdkSockaddr asked = NdkSockaddr.read(args.pDestAddress(), args.destAddressLength());
                NdkSockaddr found = listening.getOrDefault(asked.port(), asked);
                if (found.length() != asked.length()) {
                    return call.withNamed("pDestAddress", bytes(found))
                            .withNamed("destAddressLength", (long) found.length())
                            .withNamed("pSrcAddress", bytes(found.withPort(0)))
                            .withNamed("srcAddressLength", (long) found.length())
                            .proceed();
                }
            }
            return call.proceed();
        }
    }

    /** Refuses the requests to a port while a listener is paused that listens on it, at whatever address. */
    private static final class PausesPorts extends InterceptingProvider {

        private final Map<NdkObject<?>, Integer> ports = new ConcurrentHashMap<>();
        private final Set<NdkObject<?>> paused = ConcurrentHashMap.newKeySet();

        @Override
        protected Object call(Intercepted call) {
            if (call.args() instanceof ListenArgs args) {
                int port =
                        NdkSockaddr.read(args.pAddress(), args.addressLength()).port();
                ports.put(call.object(), port);
            }
            if (call.is(CONTROL_CONNECT_EVENTS) && Boolean.TRUE.equals(call.args())) {
                paused.add(call.object());
            } else if (call.is(CONTROL_CONNECT_EVENTS)) {
                paused.remove(call.object());
            }
            return call.args() instanceof ConnectArgs args
                            && isPaused(NdkSockaddr.read(args.pDestAddress(), args.destAddressLength()))
                    ? NtStatus.STATUS_CONNECTION_REFUSED
                    : call.proceed();
        }

        private boolean isPaused(NdkSockaddr destination) {
            return paused.stream().anyMatch(listener -> Objects.equals(ports.get(listener), destination.port()));
        }
    }

    /** Takes requests again when the connect event has returned in which the listener was paused. */
    private static final class EndsAPauseWithTheEvent extends InterceptingProvider {

        @Override
        protected Object call(Intercepted call) {
            return call.is(CONTROL_CONNECT_EVENTS) && isInsideConnectEvent() ? Intercepted.NOTHING : call.proceed();
        }
    }

    /** Takes a destination of the same port for the same destination. */
    private static final class TellsDestinationsByPort extends InterceptingProvider {

        private final Set<Integer> connected = ConcurrentHashMap.newKeySet();

        @Override
        protected Object call(Intercepted call) {
            return call.args() instanceof ConnectWithSharedEndpointArgs args
                            && !connected.add(NdkSockaddr.read(args.pDestAddress(), args.destAddressLength())
                                    .port())
                    ? NtStatus.STATUS_ADDRESS_ALREADY_EXISTS
                    : call.proceed();
        }
    }
}
