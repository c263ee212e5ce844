package fc2;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;

/** While two or more connect requests of one listener are undecided, NdkGetConnectionData gives the private data of the oldest of them for each. */
public final class GivesEveryPendingRequestTheDataOfTheOldest extends Base {
    @Override Hooks hooks() {
        return new Hooks() {
            final class Request {
                final List<Request> all;
                final byte[] data;
                Request(List<Request> all, byte[] data) {
                    this.all = all;
                    this.data = data;
                }
            }
            private final Map<Object, List<Request>> undecided = weak();
            private final Map<NdkConnector, Request> requests = weak();
            @Override void incoming(Object key, NdkConnector c) {
                byte[] data = fetch(c);
                if (data == null) return;
                Request r = new Request(undecided.computeIfAbsent(key, x -> new CopyOnWriteArrayList<>()), data);
                requests.put(c, r);
                r.all.add(r);
            }
            private void decided(NdkConnector o) {
                Request r = requests.remove(o);
                if (r != null) r.all.remove(r);
            }
            @Override public NtStatus getConnectionData(NdkConnector o, GetConnectionDataArgs a) {
                Request r = requests.get(o);
                if (r == null) return super.getConnectionData(o, a);
                Iterator<Request> i = r.all.iterator();
                if (!i.hasNext()) return super.getConnectionData(o, a);
                Request oldest = i.next();
                if (oldest == r) return super.getConnectionData(o, a);
                NtStatus limits = super.getConnectionData(o,
                        new GetConnectionDataArgs(a.pInboundReadLimit(), a.pOutboundReadLimit(), null, new Memory.Long(0)));
                return limits.isSuccess() ? serve(oldest.data, a) : limits;
            }
            @Override public NtStatus accept(NdkConnector o, AcceptArgs a) {
                decided(o);
                return super.accept(o, a);
            }
            @Override public NtStatus acceptEx(NdkConnector o, AcceptExArgs a) {
                decided(o);
                return super.acceptEx(o, a);
            }
            @Override public NtStatus reject(NdkConnector o, RejectArgs a) {
                decided(o);
                return super.reject(o, a);
            }
            @Override public NtStatus closeConnector(NdkConnector o, CloseArgs a) {
                decided(o);
                return super.closeConnector(o, a);
            }
        };
    }
}
