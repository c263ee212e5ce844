package fc12;

import org.ndktck.api.*;

/** A consumer's close of its connected connector, with no NdkDisconnect before and nothing from the peer, calls that consumer's own DisconnectEvent. */
public final class RaisesOwnDisconnectEventAtClose extends Base {
    /** Makes it. */
    public RaisesOwnDisconnectEventAtClose() {}

    @Override
    Layer layer() {
        return new EventLayer() {
            @Override
            NtStatus closeConnector(NdkConnectorDispatch r, NdkConnector o, CloseArgs a) {
                State s = state(o);
                if (s.established && s.hasEvent && !s.fired && !s.disconnecting) {
                    s.raise.run();
                }
                return r.closeConnector(o, a);
            }
        };
    }
}
