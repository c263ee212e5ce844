package org.ndktck.reference.transport.fabric;

import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.ndktck.reference.execution.DeferredWork;
import org.ndktck.reference.transport.Channel;
import org.ndktck.reference.transport.ChannelEvents;
import org.ndktck.reference.transport.Message;

/** One end of a channel of the fabric; the other end is made when the connect request is taken. */
final class FabricChannel implements Channel {

    private final MessageSender wire;
    private @Nullable ChannelEvents events;
    private @Nullable FabricChannel other;

    private FabricChannel(MessageSender wire) {
        this.wire = wire;
    }

    /** The end of the active side; no other one yet. */
    static FabricChannel active(MessageSender wire, ChannelEvents events) {
        FabricChannel channel = new FabricChannel(wire);
        channel.events = events;
        return channel;
    }

    /** Makes the end of the passive side. */
    FabricChannel join() {
        FabricChannel passive = new FabricChannel(wire);
        passive.other = this;
        other = passive;
        return passive;
    }

    void attach(ChannelEvents taker) {
        events = taker;
    }

    ChannelEvents events() {
        return Objects.requireNonNull(events, "a message comes when both sides are known");
    }

    @Override
    public boolean send(Message message, DeferredWork deferred) {
        return wire.send(message, this::arrive, deferred);
    }

    /** What follows a request that nobody took is lost as well. */
    private void arrive(Message message, DeferredWork deferred) {
        FabricChannel to = other;
        if (to != null) {
            to.events().received(to, message, deferred);
        }
    }

    @Override
    public boolean reachesPeer() {
        return wire.isUp();
    }
}
