package fc3;

import java.util.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;

/** The table of a shared endpoint's connections has no port in its key: a second one to another port of the same host is taken for the first. */
public final class LooksUpTheConnectionsOfAnEndpointByHostAlone extends Wrapper {

    @Override
    protected Driver driver() {
        return new Driver() {

            private List<NdkSockaddr> table(Ep e) {
                synchronized (e) {
                    List<NdkSockaddr> known = e.get("table");
                    if (known == null) {
                        known = new ArrayList<>();
                        e.put("table", known);
                    }
                    return known;
                }
            }

            private void leave(Conn s) {
                List<NdkSockaddr> table = s.get("table");
                Object entry = s.bag.remove("entry");
                if (table != null && entry != null) {
                    synchronized (table) {
                        table.removeIf(x -> x == entry);
                    }
                }
            }

            @Override
            protected NtStatus connectWithSharedEndpoint(Conn s, NdkConnector o, ConnectWithSharedEndpointArgs a) {
                Ep e = state(a.pNdkSharedEndpoint());
                NdkSockaddr to;
                try {
                    to = NdkSockaddr.read(a.pDestAddress(), a.destAddressLength());
                } catch (IllegalArgumentException malformed) {
                    return s.real.connectWithSharedEndpoint(o, a);
                }
                List<NdkSockaddr> table = table(e);
                synchronized (table) {
                    boolean pair = table.stream().anyMatch(to::equals);
                    if (!pair && table.stream().anyMatch(x -> x.address().equals(to.address()))) {
                        return NtStatus.STATUS_ADDRESS_ALREADY_EXISTS;
                    }
                    leave(s);
                    table.add(to);
                    s.put("table", table);
                    s.put("entry", to);
                }
                NtStatus status = s.real.connectWithSharedEndpoint(o, new ConnectWithSharedEndpointArgs(a.pNdkQp(),
                        a.pNdkSharedEndpoint(), a.pDestAddress(), a.destAddressLength(), a.inboundReadLimit(),
                        a.outboundReadLimit(), a.pPrivateData(), a.privateDataLength(), (context, outcome) -> {
                            if (outcome.isFailure()) {
                                leave(s);
                            }
                            a.requestCompletion().complete(context, outcome);
                        }, a.requestContext()));
                if (status.isFailure()) {
                    leave(s);
                }
                return status;
            }

            @Override
            protected NtStatus closeConnector(Conn s, NdkConnector o, CloseArgs a) {
                NtStatus status = s.real.closeConnector(o, new CloseArgs(context -> {
                    leave(s);
                    a.closeCompletion().complete(context);
                }, a.requestContext()));
                if (status.isSuccess()) {
                    leave(s);
                }
                return status;
            }
        };
    }
}
