package fc8;

import java.util.*;
import org.ndktck.api.*;

public final class GivesASecondSharedConnectTheContextOfTheFirst extends Base {
    /** Per endpoint, the contexts of the connects of its open connectors, oldest first. */
    private final Map<NdkSharedEndpoint, LinkedHashMap<ConnTable, Long>> users = new IdentityHashMap<>();
    @Override ConnTable connector(AdapterTable at, NdkConnectorDispatch r, ListenerTable from) {
        return new ConnTable(r, from) {
            NdkSharedEndpoint over;
            @Override public NtStatus connectWithSharedEndpoint(NdkConnector c, ConnectWithSharedEndpointArgs x) {
                long context;
                synchronized (users) {
                    over = x.pNdkSharedEndpoint();
                    LinkedHashMap<ConnTable, Long> m = users.computeIfAbsent(over, k -> new LinkedHashMap<>());
                    m.put(this, x.requestContext());
                    context = m.values().iterator().next();
                }
                return real.connectWithSharedEndpoint(c, with(x, (ctx, st) -> x.requestCompletion().complete(context, st)));
            }
            @Override public NtStatus closeConnector(NdkConnector c, CloseArgs x) {
                synchronized (users) {
                    LinkedHashMap<ConnTable, Long> m = over == null ? null : users.get(over);
                    if (m != null) {
                        m.remove(this);
                        if (m.isEmpty()) users.remove(over);
                    }
                }
                return real.closeConnector(c, x);
            }
        };
    }
}
