package org.ndktck.faulty.connect;

import static org.ndktck.catalog.RequirementId.*;

import java.nio.charset.StandardCharsets;
import org.ndktck.faulty.*;
import org.ndktck.reference.Hooks;
import org.ndktck.reference.negotiation.PrivateData;
import org.ndktck.reference.transport.Message;

/** Passes the private data of a request through text, which has no bytes of 0x80 and above. */
@Fault(value = "F47", grade = Grade.EXTREMELY_SUBTLE)
@Breaks({CON_13, GCD_18})
public final class SendsARequestAsText extends DerivedProvider {

    public SendsARequestAsText() {
        super(Hooks.documented().withFilter(SendsARequestAsText::filter));
    }

    private static Message filter(Message message) {
        return message instanceof Message.Request request
                ? new Message.Request(
                        request.source(), request.destination(), request.offered(), altered(request.privateData()))
                : message;
    }

    private static PrivateData altered(PrivateData data) {
        byte[] bytes = data.toByteArray();
        return PrivateData.of(new String(bytes, StandardCharsets.US_ASCII).getBytes(StandardCharsets.US_ASCII));
    }
}
