package fc8;

import java.util.*;
import org.ndktck.api.*;

public final class KeepsTheExplicitPortOfARefusedConnect extends Base {
    private final List<NdkSharedEndpoint> leaked = Collections.synchronizedList(new ArrayList<>());
    @Override void beforeClose() {
        synchronized (leaked) {
            for (NdkSharedEndpoint e : leaked) e.dispatch().closeSharedEndpoint(e, new CloseArgs(ctx -> { }, 0));
            leaked.clear();
        }
    }
    private void leak(AdapterTable at, byte[] address) {
        at.real.createSharedEndpoint(at.self, new CreateSharedEndpointArgs(new Base.Bytes(address), address.length,
                (ctx, st, o) -> { if (st.isSuccess()) leaked.add((NdkSharedEndpoint) o); }, 0, new ObjectPointer<NdkSharedEndpoint>() {
                    @Override public NdkSharedEndpoint get() { return null; }
                    @Override public void set(NdkSharedEndpoint o) { leaked.add(o); }
                }));
    }
    @Override ConnTable connector(AdapterTable at, NdkConnectorDispatch r, ListenerTable from) {
        return new ConnTable(r, from) {
            volatile byte[] explicit;
            volatile boolean refused;
            @Override public NtStatus connect(NdkConnector c, ConnectArgs x) {
                refused = false;
                byte[] address = new byte[(int) x.srcAddressLength()];
                x.pSrcAddress().get(0, address, 0, address.length);
                explicit = address.length < 16 || (address[2] | address[3]) == 0 ? null : address;
                NtStatus st = real.connect(c, with(x, (ctx, s) -> {
                    refused = s.equals(NtStatus.STATUS_CONNECTION_REFUSED);
                    x.requestCompletion().complete(ctx, s);
                }));
                if (st.equals(NtStatus.STATUS_CONNECTION_REFUSED)) refused = true;
                return st;
            }
            @Override public NtStatus closeConnector(NdkConnector c, CloseArgs x) {
                byte[] keep = refused ? explicit : null;
                if (keep == null) return real.closeConnector(c, x);
                NtStatus st = real.closeConnector(c, new CloseArgs(ctx -> {
                    leak(at, keep);
                    x.closeCompletion().complete(ctx);
                }, x.requestContext()));
                if (st.isSuccess()) leak(at, keep);
                return st;
            }
        };
    }
}
