package fc7;

import java.util.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;

/** A connector over a shared endpoint gives up its reference when its NdkDisconnect succeeds: closing the endpoint then answers STATUS_SUCCESS at once although that connector is still open. */
public final class DropsTheEndpointReferenceWithTheDisconnect extends Base {
    Wrap wrap() {
        return new Wrap() {
            final class Member extends ConnectorT {
                volatile Shared endpoint;
                volatile boolean disconnected;
                @Override public NtStatus connectWithSharedEndpoint(NdkConnector c, ConnectWithSharedEndpointArgs x) {
                    Shared e = (Shared) tables.get(x.pNdkSharedEndpoint());
                    if (e == null) {
                        return real.connectWithSharedEndpoint(c, x);
                    }
                    endpoint = e;
                    e.members.add(this);
                    return real.connectWithSharedEndpoint(c, x);
                }
                @Override public NtStatus disconnect(NdkConnector c, DisconnectArgs x) {
                    NtStatus status = real.disconnect(c, new DisconnectArgs((context, outcome) -> {
                        if (outcome.isSuccess()) {
                            disconnected = true;
                        }
                        x.requestCompletion().complete(context, outcome);
                    }, x.requestContext()));
                    if (status.isSuccess()) {
                        disconnected = true;
                    }
                    return status;
                }
                @Override public NtStatus closeConnector(NdkConnector c, CloseArgs x) {
                    Shared e = endpoint;
                    if (e == null) {
                        return real.closeConnector(c, x);
                    }
                    NtStatus status = real.closeConnector(c, new CloseArgs(context -> {
                        e.members.remove(this);
                        x.closeCompletion().complete(context);
                    }, x.requestContext()));
                    if (status.isSuccess()) {
                        e.members.remove(this);
                    }
                    return status;
                }
            }

            final class Shared extends EndpointT {
                final Set<Member> members = java.util.concurrent.ConcurrentHashMap.newKeySet();
                @Override public NtStatus closeSharedEndpoint(NdkSharedEndpoint e, CloseArgs x) {
                    List<Member> open = List.copyOf(members);
                    if (open.isEmpty() || !open.stream().allMatch(m -> m.disconnected)) {
                        return real.closeSharedEndpoint(e, x);
                    }
                    real.closeSharedEndpoint(e, new CloseArgs(context -> { }, 0));
                    return NtStatus.STATUS_SUCCESS;
                }
            }

            @Override ConnectorT connector() { return new Member(); }
            @Override EndpointT endpoint() { return new Shared(); }
        };
    }
}
