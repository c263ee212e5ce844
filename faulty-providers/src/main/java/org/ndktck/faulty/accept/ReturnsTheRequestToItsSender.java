package org.ndktck.faulty.accept;

import static org.ndktck.catalog.RequirementId.*;

import java.util.Map;
import org.ndktck.faulty.*;
import org.ndktck.reference.Hooks;
import org.ndktck.reference.negotiation.PrivateData;
import org.ndktck.reference.transport.Message;
import org.ndktck.reference.transport.MessageFilter;

/** Gives the active side its own private data in place of the peer's. */
@Fault(value = "F29", grade = Grade.BLATANT)
@Breaks({ACC_09, GCD_18})
public final class ReturnsTheRequestToItsSender extends DerivedProvider {

    public ReturnsTheRequestToItsSender() {
        super(Hooks.documented().withFilter(new Echo()), Map.of());
    }

    private static final class Echo implements MessageFilter {

        private volatile PrivateData own = PrivateData.NONE;

        @Override
        public Message filter(Message message) {
            if (message instanceof Message.Request request) {
                own = request.privateData();
            }
            return message instanceof Message.Acceptance acceptance
                    ? new Message.Acceptance(acceptance.granted(), own)
                    : message;
        }
    }
}
