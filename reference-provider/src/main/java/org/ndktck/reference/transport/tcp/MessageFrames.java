package org.ndktck.reference.transport.tcp;

import java.nio.ByteBuffer;
import java.util.Optional;
import org.ndktck.reference.negotiation.ReadLimits;
import org.ndktck.reference.transport.Message;
import org.ndktck.reference.transport.mpa.Fpdu;
import org.ndktck.reference.transport.mpa.SetUpFrame;
import org.ndktck.reference.transport.mpa.SetUpFrame.Kind;

/** Which frame stands for which message. The ends of a connection have none: they are those of the TCP connection. */
final class MessageFrames {

    private MessageFrames() {}

    static ByteBuffer of(Message.Request request) {
        return new SetUpFrame(Kind.REQUEST, false, request.offered(), request.privateData()).encode();
    }

    static ByteBuffer of(Message.Acceptance acceptance) {
        return new SetUpFrame(Kind.REPLY, false, acceptance.granted(), acceptance.privateData()).encode();
    }

    /** A rejection says nothing of limits; those of the request go back. */
    static ByteBuffer of(Message.Rejection rejection, ReadLimits requested) {
        return new SetUpFrame(Kind.REPLY, true, requested, rejection.privateData()).encode();
    }

    /** The FPDU of a message that has one. */
    static Optional<ByteBuffer> fpdu(Message message) {
        if (message instanceof Message.Ready) {
            return Optional.of(new Fpdu.Ready().encode());
        } else if (message instanceof Message.Data data) {
            return Optional.of(new Fpdu.Send(data.number(), data.solicits()).encode());
        } else if (message instanceof Message.Taken taken) {
            return Optional.of(new Fpdu.Taken(taken.number()).encode());
        }
        return Optional.empty();
    }

    static Message message(SetUpFrame reply) {
        return reply.rejected()
                ? new Message.Rejection(reply.privateData())
                : new Message.Acceptance(reply.limits(), reply.privateData());
    }

    static Message message(Fpdu fpdu) {
        if (fpdu instanceof Fpdu.Send send) {
            return new Message.Data(send.number(), send.solicits());
        } else if (fpdu instanceof Fpdu.Taken taken) {
            return new Message.Taken(taken.number());
        }
        return new Message.Ready();
    }
}
