package org.ndktck.faulty.reject;

import static org.ndktck.catalog.RequirementId.REJ_03;

import java.util.Map;
import org.ndktck.faulty.*;
import org.ndktck.reference.Hooks;
import org.ndktck.reference.negotiation.PrivateData;
import org.ndktck.reference.transport.Message;

/** Gives the rejected side bytes that the peer never sent. */
@Fault(value = "F38", grade = Grade.MODERATE)
@Breaks(REJ_03)
public final class ReturnsOtherDataAfterAReject extends DerivedProvider {

    public ReturnsOtherDataAfterAReject() {
        super(Hooks.documented().withFilter(ReturnsOtherDataAfterAReject::filter), Map.of());
    }

    private static Message filter(Message message) {
        return message instanceof Message.Rejection rejection
                ? new Message.Rejection(altered(rejection.privateData()))
                : message;
    }

    private static PrivateData altered(PrivateData data) {
        byte[] bytes = data.toByteArray();
        for (int at = 0; at < bytes.length; at++) {
            bytes[at] ^= 0x5A;
        }
        return PrivateData.of(bytes);
    }
}
