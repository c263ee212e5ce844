package fc10;

import org.ndktck.api.*;

/** Wrong: hands the RequestContext of NdkCreateListener to the connect event. */
public final class GivesTheConnectEventTheContextOfTheCreate extends Base {
    @Override
    Layer layer() {
        return new Layer() {
            @Override
            void connectEvent(NdkListener listener, NdkConnector connector, CreateListenerArgs a, long context) {
                super.connectEvent(listener, connector, a, a.requestContext());
            }
        };
    }
}
