package fc12;

import org.ndktck.api.*;

/** A close of a connector from inside its DisconnectEvent calls CloseCompletion at once, while the event is still running. */
public final class CompletesCloseInsideDisconnectEvent extends Base {
    /** Makes it. */
    public CompletesCloseInsideDisconnectEvent() {}

    @Override
    Layer layer() {
        return new EventLayer() {
            @Override
            NtStatus closeConnector(NdkConnectorDispatch r, NdkConnector o, CloseArgs a) {
                if (!inEvent(o) || state(o).disconnecting) {
                    return r.closeConnector(o, a);
                }
                NtStatus status = r.closeConnector(o, new CloseArgs(context -> {}, a.requestContext()));
                if (status.isPending()) {
                    a.closeCompletion().complete(a.requestContext());
                }
                return status;
            }
        };
    }
}
