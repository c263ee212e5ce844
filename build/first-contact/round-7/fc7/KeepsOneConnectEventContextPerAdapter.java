package fc7;

import java.util.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;

/** The ConnectEventContext is kept with the adapter instead of the listener: once a second listener has been created on the adapter, the connect events of the first one carry the second one's context. */
public final class KeepsOneConnectEventContextPerAdapter extends Base {
    Wrap wrap() {
        return new Wrap() {
            @Override AdapterT adapter() {
                return new AdapterT(this) {
                    volatile long latest;
                    @Override public NtStatus createListener(NdkAdapter a, CreateListenerArgs x) {
                        latest = x.connectEventContext();
                        NdkConnectEventCallback event = x.connectEvent();
                        return super.createListener(a, new CreateListenerArgs(
                                (context, connector) -> event.connectEvent(latest, connector), x.connectEventContext(),
                                x.createCompletion(), x.requestContext(), x.ppNdkListener()));
                    }
                };
            }
        };
    }
}
