package fc8;

import java.util.*;
import org.ndktck.api.*;

public final class PassesTheEventContextToTheCompletionOfCompleteConnect extends Base {
    @Override ConnTable connector(AdapterTable at, NdkConnectorDispatch r, ListenerTable from) {
        return new ConnTable(r, from) {
            @Override public NtStatus completeConnect(NdkConnector c, CompleteConnectArgs x) {
                return real.completeConnect(c, with(x, x.disconnectEvent(),
                        (ctx, st) -> x.requestCompletion().complete(x.disconnectEventContext(), st)));
            }
        };
    }
}
