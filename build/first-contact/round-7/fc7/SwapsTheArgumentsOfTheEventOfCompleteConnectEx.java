package fc7;

import java.util.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;

/** A disconnect event given to NdkCompleteConnectEx is called with the reason as its context, and with the low 32 bits of the context as its reason. */
public final class SwapsTheArgumentsOfTheEventOfCompleteConnectEx extends Base {
    Wrap wrap() {
        return new Wrap() {
            @Override ConnectorT connector() {
                return new ConnectorT() {
                    @Override public NtStatus completeConnectEx(NdkConnector c, CompleteConnectExArgs x) {
                        NdkDisconnectEventCallbackEx event = x.disconnectEvent();
                        if (event == null) {
                            return real.completeConnectEx(c, x);
                        }
                        return real.completeConnectEx(c, new CompleteConnectExArgs(
                                (context, reason) -> event.disconnectEvent(reason, context & 0xFFFF_FFFFL),
                                x.disconnectEventContext(), x.requestCompletion(), x.requestContext()));
                    }
                };
            }
        };
    }
}
