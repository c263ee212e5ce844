package org.ndktck.faulty.connect;

import static org.ndktck.catalog.RequirementId.*;

import java.util.Map;
import org.ndktck.faulty.*;
import org.ndktck.reference.Hooks;
import org.ndktck.reference.negotiation.PrivateData;
import org.ndktck.reference.transport.Message;

/** Does not strip the four bytes of its own header from what a request brought. */
@Fault(value = "F30", grade = Grade.MODERATE)
@Breaks({CON_13, GCD_18})
public final class LeavesAHeaderInFrontOfTheRequest extends DerivedProvider {

    public LeavesAHeaderInFrontOfTheRequest() {
        super(Hooks.documented().withFilter(LeavesAHeaderInFrontOfTheRequest::filter), Map.of());
    }

    private static Message filter(Message message) {
        return message instanceof Message.Request request
                ? new Message.Request(
                        request.source(), request.destination(), request.offered(), altered(request.privateData()))
                : message;
    }

    private static PrivateData altered(PrivateData data) {
        byte[] bytes = data.toByteArray();
        byte[] framed = new byte[bytes.length + 4];
        System.arraycopy(bytes, 0, framed, 4, bytes.length);
        return PrivateData.of(framed);
    }
}
