package fc12;

import org.ndktck.api.*;

/** ConnectEvent gets only the low 32 bits of its ConnectEventContext. */
public final class TruncatesConnectEventContext extends Base {
    /** Makes it. */
    public TruncatesConnectEventContext() {}

    @Override
    Layer layer() {
        return new Layer() {
            @Override
            void connectEvent(NdkConnectEventCallback consumers, long context, NdkConnectorDispatch real, NdkConnector c, Lis l) {
                consumers.connectEvent(context & 0xFFFF_FFFFL, c);
            }
        };
    }
}
