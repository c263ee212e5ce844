package org.ndktck.reference.transport.fabric;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.InetAddress;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.ndktck.api.NdkSockaddr;
import org.ndktck.api.NtStatus;
import org.ndktck.api.provider.PortRange;
import org.ndktck.reference.execution.DeferredWork;
import org.ndktck.reference.execution.InlineCallbackExecutor;
import org.ndktck.reference.execution.ProviderLock;
import org.ndktck.reference.negotiation.PrivateData;
import org.ndktck.reference.negotiation.ReadLimits;
import org.ndktck.reference.refusal.Refusal;
import org.ndktck.reference.transport.Channel;
import org.ndktck.reference.transport.ChannelEvents;
import org.ndktck.reference.transport.ConnectRequestHandler;
import org.ndktck.reference.transport.Message;
import org.ndktck.reference.transport.MessageFilter;
import org.ndktck.reference.transport.PortPool;

/** The fabric as a transport, without connections around it: what each side is told, and when. */
class FabricTest {

    private static final InetAddress HOST = InetAddress.getLoopbackAddress();
    private static final NdkSockaddr ACTIVE = new NdkSockaddr(HOST, 1);
    private static final NdkSockaddr PASSIVE = new NdkSockaddr(HOST, 2);
    private static final Message.Request REQUEST =
            new Message.Request(ACTIVE, PASSIVE, new ReadLimits(3, 4), PrivateData.NONE);

    private final ProviderLock lock = new ProviderLock(new InlineCallbackExecutor());
    private final Queue<Runnable> onTheWay = new ArrayDeque<>();
    private final Fabric fabric = new Fabric(
            lock,
            new FabricAddresses(List.of(HOST)),
            new PortPool(new PortPool.Choice(PortRange.DYNAMIC, PortPool.Order.IN_TURN)),
            new UnansweredRequests(false, false),
            MessageFilter.NONE,
            onTheWay::add);
    private final Side active = new Side();
    private final Side passive = new Side();
    private final List<Channel> taken = new ArrayList<>();

    /** Keeps what it is told. */
    private static final class Side implements ChannelEvents {
        private final List<Object> told = new ArrayList<>();
        private final List<Channel> channels = new ArrayList<>();

        @Override
        public void received(Channel channel, Message message, DeferredWork deferred) {
            told.add(message);
            channels.add(channel);
        }

        @Override
        public void unanswered(Channel channel, NtStatus status, DeferredWork deferred) {
            told.add(status);
            channels.add(channel);
        }
    }

    private final class Listener implements ConnectRequestHandler {
        @Override
        public boolean takesRequests() {
            return true;
        }

        @Override
        public boolean isPaused() {
            return false;
        }

        @Override
        public ChannelEvents take(Message.Request request, NdkSockaddr local, Channel channel, DeferredWork deferred) {
            assertThat(request).isEqualTo(REQUEST);
            assertThat(local).isEqualTo(PASSIVE);
            taken.add(channel);
            return passive;
        }
    }

    @BeforeEach
    void somebodyListens() throws Refusal {
        fabric.listen(PASSIVE, List.of(HOST), new Listener());
    }

    private Channel connect(Message.Request request) {
        return lock.decide(deferred -> fabric.connect(request, active, deferred));
    }

    private boolean send(Channel channel, Message message) {
        return lock.decide(deferred -> channel.send(message, deferred));
    }

    private void arrive() {
        while (!onTheWay.isEmpty()) {
            onTheWay.remove().run();
        }
    }

    @Test
    void eachSideIsToldWhatTheOtherOneSends() {
        Channel channel = connect(REQUEST);
        arrive();
        assertThat(taken).hasSize(1);

        assertThat(send(taken.get(0), new Message.Rejection(PrivateData.NONE))).isTrue();
        assertThat(send(channel, new Message.Abort())).isTrue();
        arrive();

        assertThat(active.told).containsExactly(new Message.Rejection(PrivateData.NONE));
        assertThat(active.channels).containsExactly(channel);
        assertThat(passive.told).containsExactly(new Message.Abort());
        assertThat(passive.channels).containsExactly(taken.get(0));
    }

    @Test
    void anAbortFollowsTheRequestThatIsStillOnItsWay() {
        Channel channel = connect(REQUEST);

        assertThat(send(channel, new Message.Abort())).isTrue();
        arrive();

        assertThat(taken).hasSize(1);
        assertThat(passive.told).containsExactly(new Message.Abort());
        assertThat(passive.channels).containsExactly(taken.get(0));
    }

    @Test
    void whatFollowsARequestThatNobodyTookIsLost() {
        Channel channel =
                connect(new Message.Request(ACTIVE, new NdkSockaddr(HOST, 3), REQUEST.offered(), PrivateData.NONE));

        send(channel, new Message.Abort());
        arrive();

        assertThat(active.told).containsExactly(NtStatus.STATUS_CONNECTION_REFUSED);
        assertThat(passive.told).isEmpty();
    }

    @Test
    void aRequestForNobodyIsUnanswered() {
        Channel channel =
                connect(new Message.Request(ACTIVE, new NdkSockaddr(HOST, 3), REQUEST.offered(), PrivateData.NONE));
        arrive();

        assertThat(active.told).containsExactly(NtStatus.STATUS_CONNECTION_REFUSED);
        assertThat(active.channels).containsExactly(channel);
    }

    @Test
    void whatIsSentOverALinkThatIsCutIsLost() {
        Channel channel = connect(REQUEST);
        arrive();
        fabric.link().cut();

        assertThat(channel.reachesPeer()).isFalse();
        assertThat(send(channel, new Message.Ready())).isFalse();
        arrive();
        assertThat(passive.told).isEmpty();

        fabric.link().mend();
        assertThat(send(channel, new Message.Ready())).isTrue();
    }
}
