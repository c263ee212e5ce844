package org.ndktck.faulty.connect;

import static org.ndktck.catalog.RequirementId.*;

import java.util.Arrays;
import java.util.Map;
import org.ndktck.faulty.*;
import org.ndktck.reference.Hooks;
import org.ndktck.reference.negotiation.PrivateData;
import org.ndktck.reference.transport.Message;

/**
 * Sends the data of a request behind a header of four bytes, and has eight bits for the length of both: of 252 bytes
 * none arrives.
 */
@Fault(value = "F41", grade = Grade.EXTREMELY_SUBTLE)
@Breaks({CON_13, GCD_18})
public final class CountsARequestWithItsHeaderInEightBits extends DerivedProvider {

    private static final int HEADER = 4;
    private static final int EIGHT_BITS = 0xFF;

    public CountsARequestWithItsHeaderInEightBits() {
        super(Hooks.documented().withFilter(CountsARequestWithItsHeaderInEightBits::filter), Map.of());
    }

    private static Message filter(Message message) {
        return message instanceof Message.Request request
                ? new Message.Request(
                        request.source(), request.destination(), request.offered(), counted(request.privateData()))
                : message;
    }

    private static PrivateData counted(PrivateData data) {
        int length = data.length() + HEADER & EIGHT_BITS;
        return PrivateData.of(Arrays.copyOf(data.toByteArray(), Math.max(0, length - HEADER)));
    }
}
