package fc15;

import java.util.*;
import java.util.concurrent.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

/** Whatever the documents leave free is answered in an odd way. */
public final class OddAnswers extends Base {
    @Override
    Layer layer() {
        return new Layer() {
            static final NtStatus ODD = new NtStatus(0xC00000E9);
            final Set<String> pairs = ConcurrentHashMap.newKeySet();

            /** Whatever a request that the close ended is told. */
            NdkRequestCompletion odd(NdkConnector o, NdkRequestCompletion c) {
                Con state = con(o);
                return (context, s) -> c.complete(context, state.closing && s.isFailure() ? ODD : s);
            }

            NdkDisconnectEventCallbackEx reason(NdkDisconnectEventCallbackEx e) {
                return e == null ? null : (context, reason) -> e.disconnectEvent(context, 0x8BADF00D5L);
            }

            @Override
            NtStatus connect(NdkConnectorDispatch r, NdkConnector o, ConnectArgs a) {
                Con c = con(o);
                c.taken = 1;
                String key = read(a.pSrcAddress(), a.srcAddressLength()) + ">" + read(a.pDestAddress(), a.destAddressLength());
                Ended e = s -> {
                    if (s.isSuccess()) {
                        c.key = key;
                        pairs.add(key);
                    }
                    return s.equals(NtStatus.STATUS_SHARING_VIOLATION) && pairs.contains(key) ? NtStatus.STATUS_ADDRESS_ALREADY_EXISTS : s;
                };
                return inline(r.connect(o, with(a, then(odd(o, a.requestCompletion()), e))), e);
            }

            @Override
            NtStatus connectWithSharedEndpoint(NdkConnectorDispatch r, NdkConnector o, ConnectWithSharedEndpointArgs a) {
                con(o).taken = 1;
                return r.connectWithSharedEndpoint(o, with(a, odd(o, a.requestCompletion())));
            }

            @Override
            NtStatus accept(NdkConnectorDispatch r, NdkConnector o, AcceptArgs a) {
                return r.accept(o, with(a, a.inboundReadLimit(), a.outboundReadLimit(), a.pPrivateData(), a.privateDataLength(),
                        a.disconnectEvent(), odd(o, a.requestCompletion())));
            }

            @Override
            NtStatus acceptEx(NdkConnectorDispatch r, NdkConnector o, AcceptExArgs a) {
                return r.acceptEx(o, with(a, a.inboundReadLimit(), a.outboundReadLimit(), a.pPrivateData(), a.privateDataLength(),
                        reason(a.disconnectEvent()), odd(o, a.requestCompletion())));
            }

            @Override
            NtStatus completeConnect(NdkConnectorDispatch r, NdkConnector o, CompleteConnectArgs a) {
                return r.completeConnect(o, with(a, a.disconnectEvent(), odd(o, a.requestCompletion())));
            }

            @Override
            NtStatus completeConnectEx(NdkConnectorDispatch r, NdkConnector o, CompleteConnectExArgs a) {
                return r.completeConnectEx(o, with(a, reason(a.disconnectEvent()), odd(o, a.requestCompletion())));
            }

            @Override
            NtStatus disconnect(NdkConnectorDispatch r, NdkConnector o, DisconnectArgs a) {
                return r.disconnect(o, new DisconnectArgs(odd(o, a.requestCompletion()), a.requestContext()));
            }

            @Override
            NtStatus closeConnector(NdkConnectorDispatch r, NdkConnector o, CloseArgs a) {
                Con c = con(o);
                c.closing = true;
                return close(x -> r.closeConnector(o, x), a, () -> {
                    if (c.key != null) {
                        pairs.remove(c.key);
                    }
                }, () -> {});
            }

            /** Nothing but zeros, with the room of the longer address. */
            static NtStatus zeros(GetAddressArgs a) {
                long capacity = a.pAddressLength().get();
                a.pAddressLength().set(NdkSockaddr.SOCKADDR_IN6_LENGTH);
                if (a.pAddress() == null || capacity < NdkSockaddr.SOCKADDR_IN6_LENGTH) {
                    return NtStatus.STATUS_BUFFER_TOO_SMALL;
                }
                a.pAddress().put(0, new byte[NdkSockaddr.SOCKADDR_IN6_LENGTH], 0, NdkSockaddr.SOCKADDR_IN6_LENGTH);
                return NtStatus.STATUS_SUCCESS;
            }

            @Override
            NtStatus getLocalAddress(NdkConnectorDispatch r, NdkConnector o, GetAddressArgs a) {
                if (origin(o) == null && con(o).taken == 0) {
                    return zeros(a);
                }
                NtStatus s = r.getLocalAddress(o, a);
                if (s.equals(NtStatus.STATUS_BUFFER_TOO_SMALL) && a.pAddress() != null) {
                    a.pAddressLength().set(NdkSockaddr.SOCKADDR_IN6_LENGTH);
                }
                return s;
            }

            @Override
            NtStatus getPeerAddress(NdkConnectorDispatch r, NdkConnector o, GetAddressArgs a) {
                return origin(o) == null && con(o).taken == 0 ? zeros(a) : r.getPeerAddress(o, a);
            }
        };
    }
}
