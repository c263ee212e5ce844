package fc12;

import org.ndktck.api.*;

/** An NdkDisconnect made from inside the DisconnectEvent of its connector completes with Context NULL. */
public final class LosesContextOfDisconnectInsideDisconnectEvent extends Base {
    /** Makes it. */
    public LosesContextOfDisconnectInsideDisconnectEvent() {}

    @Override
    Layer layer() {
        return new EventLayer() {
            @Override
            NtStatus disconnect(NdkConnectorDispatch r, NdkConnector o, DisconnectArgs a) {
                return super.disconnect(r, o, inEvent(o) ? new DisconnectArgs(a.requestCompletion(), 0) : a);
            }
        };
    }
}
