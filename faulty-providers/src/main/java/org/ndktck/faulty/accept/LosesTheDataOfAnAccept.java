package org.ndktck.faulty.accept;

import static org.ndktck.catalog.RequirementId.*;

import java.util.Map;
import org.ndktck.faulty.*;
import org.ndktck.reference.Hooks;
import org.ndktck.reference.negotiation.PrivateData;
import org.ndktck.reference.transport.Message;

/** Sends an acceptance without the private data that the accept was given. */
@Fault(value = "F36", grade = Grade.MODERATE)
@Breaks({ACC_09, GCD_18})
public final class LosesTheDataOfAnAccept extends DerivedProvider {

    public LosesTheDataOfAnAccept() {
        super(Hooks.documented().withFilter(LosesTheDataOfAnAccept::filter), Map.of());
    }

    private static Message filter(Message message) {
        return message instanceof Message.Acceptance acceptance
                ? new Message.Acceptance(acceptance.granted(), altered(acceptance.privateData()))
                : message;
    }

    private static PrivateData altered(PrivateData data) {
        byte[] bytes = data.toByteArray();
        return bytes.length == 0 ? data : PrivateData.NONE;
    }
}
