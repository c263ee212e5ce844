package fc15;

import java.util.*;
import java.util.concurrent.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

/** An explicit local port can be used again as soon as its connection is disconnected, with the connector still open. */
public final class PortAfterDisconnect extends Base {
    @Override
    Layer layer() {
        return new Layer() {
            final class H {
                final NdkSockaddr asked;
                final NdkConnector connector;
                final NdkConnectorDispatch real;
                final boolean alias;
                volatile boolean disconnected;

                H(NdkSockaddr asked, NdkConnector connector, NdkConnectorDispatch real, boolean alias) {
                    this.asked = asked;
                    this.connector = connector;
                    this.real = real;
                    this.alias = alias;
                }
            }

            final Map<NdkSockaddr, H> holders = new ConcurrentHashMap<>();
            final Set<H> aliases = ConcurrentHashMap.newKeySet();

            @Override
            NtStatus connect(NdkConnectorDispatch r, NdkConnector o, ConnectArgs a) {
                NdkSockaddr src = read(a.pSrcAddress(), a.srcAddressLength());
                if (src == null || src.port() == 0) {
                    con(o).extra = null;
                    return r.connect(o, a);
                }
                H holder = holders.get(src);
                if (holder != null && holder.connector != o && !holder.disconnected && holder.alias) {
                    return NtStatus.STATUS_SHARING_VIOLATION;
                }
                boolean free = holder != null && holder.connector != o && holder.disconnected;
                H mine = new H(src, o, r, free);
                Ended e = s -> {
                    if (s.isSuccess()) {
                        holders.put(src, mine);
                    } else if (s.isFailure() && free) {
                        aliases.remove(mine);
                    }
                    return s;
                };
                if (!free) {
                    con(o).extra = mine;
                    return inline(r.connect(o, with(a, then(a.requestCompletion(), e))), e);
                }
                con(o).extra = mine;
                aliases.add(mine);
                Bytes any = new Bytes(new byte[src.length()]);
                src.withPort(0).writeTo(any);
                ConnectArgs b = new ConnectArgs(a.pNdkQp(), any, any.raw.length, a.pDestAddress(), a.destAddressLength(),
                        a.inboundReadLimit(), a.outboundReadLimit(), a.pPrivateData(), a.privateDataLength(),
                        then(a.requestCompletion(), e), a.requestContext());
                return inline(r.connect(o, b), e);
            }

            @Override
            NtStatus disconnect(NdkConnectorDispatch r, NdkConnector o, DisconnectArgs a) {
                if (!(con(o).extra instanceof H h)) {
                    return r.disconnect(o, a);
                }
                Ended e = s -> {
                    h.disconnected |= s.isSuccess();
                    return s;
                };
                return inline(r.disconnect(o, new DisconnectArgs(then(a.requestCompletion(), e), a.requestContext())), e);
            }

            @Override
            NtStatus closeConnector(NdkConnectorDispatch r, NdkConnector o, CloseArgs a) {
                if (!(con(o).extra instanceof H h)) {
                    return r.closeConnector(o, a);
                }
                return close(x -> r.closeConnector(o, x), a, () -> {
                    holders.remove(h.asked, h);
                    aliases.remove(h);
                }, () -> {});
            }

            @Override
            NtStatus getLocalAddress(NdkConnectorDispatch r, NdkConnector o, GetAddressArgs a) {
                if (con(o).extra instanceof H h && h.alias && address(z -> r.getLocalAddress(o, z)) != null) {
                    return answer(a, h.asked);
                }
                return r.getLocalAddress(o, a);
            }

            @Override
            NtStatus getPeerAddress(NdkConnectorDispatch r, NdkConnector o, GetAddressArgs a) {
                if (origin(o) != null && !aliases.isEmpty()) {
                    NdkSockaddr p = address(z -> r.getPeerAddress(o, z));
                    for (H h : aliases) {
                        if (p != null && p.equals(address(z -> h.real.getLocalAddress(h.connector, z)))) {
                            return answer(a, h.asked);
                        }
                    }
                }
                return r.getPeerAddress(o, a);
            }
        };
    }
}
