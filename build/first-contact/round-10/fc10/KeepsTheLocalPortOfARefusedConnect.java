package fc10;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicReference;
import org.ndktck.api.*;

/** Wrong: the close of a connector whose last connect, from a port of the consumer's choice, was refused does not free that port. */
public final class KeepsTheLocalPortOfARefusedConnect extends Base {
    @Override
    Layer layer() {
        return new Layer() {
            private final Set<NdkSockaddr> kept = ConcurrentHashMap.newKeySet();
            private final Each<NdkConnector, AtomicReference<NdkSockaddr>> refused = new Each<>(AtomicReference::new);

            private static NdkSockaddr explicit(ConstBytePointer address, long length) {
                try {
                    NdkSockaddr local = NdkSockaddr.read(address, length);
                    return local.port() == 0 ? null : local;
                } catch (IllegalArgumentException notOne) {
                    return null;
                }
            }

            private boolean isKept(NdkSockaddr local) {
                return local != null && kept.contains(local);
            }

            @Override
            NtStatus connect(NdkConnector o, ConnectArgs a) {
                NdkSockaddr local = explicit(a.pSrcAddress(), a.srcAddressLength());
                AtomicReference<NdkSockaddr> last = refused.of(o);
                last.set(null);
                if (isKept(local)) {
                    return NtStatus.STATUS_SHARING_VIOLATION;
                }
                NtStatus status = super.connect(o, With.completion(a, (context, outcome) -> {
                    if (outcome.equals(NtStatus.STATUS_CONNECTION_REFUSED)) {
                        last.set(local);
                    }
                    a.requestCompletion().complete(context, outcome);
                }));
                if (status.equals(NtStatus.STATUS_CONNECTION_REFUSED)) {
                    last.set(local);
                }
                return status;
            }

            @Override
            NtStatus closeConnector(NdkConnector o, CloseArgs a) {
                NdkSockaddr local = refused.of(o).get();
                if (local != null) {
                    kept.add(local);
                }
                return super.closeConnector(o, a);
            }

            @Override
            NtStatus listen(NdkListener o, ListenArgs a) {
                return isKept(explicit(a.pAddress(), a.addressLength())) ? NtStatus.STATUS_SHARING_VIOLATION : super.listen(o, a);
            }

            @Override
            NtStatus createSharedEndpoint(NdkAdapter o, CreateSharedEndpointArgs a) {
                return isKept(explicit(a.pAddress(), a.addressLength()))
                        ? NtStatus.STATUS_SHARING_VIOLATION
                        : super.createSharedEndpoint(o, a);
            }
        };
    }
}
