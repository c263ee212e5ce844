package fc2;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;

/** When the close of a shared endpoint is pending with several connectors still open on it, the CloseCompletion comes after the first of them is closed instead of the last. */
public final class ClosesAnEndpointAfterTheFirstOfItsConnectors extends Base {
    @Override Hooks hooks() {
        return new Hooks() {
            final class Endpoint {
                final Set<NdkConnector> open = new HashSet<>();
                CloseArgs pending;
                boolean told;
            }
            private final Map<NdkSharedEndpoint, Endpoint> endpoints = weak();
            private final Map<NdkConnector, Endpoint> users = weak();
            private Endpoint of(NdkSharedEndpoint e) { return endpoints.computeIfAbsent(e, x -> new Endpoint()); }
            private void connected(NdkConnector o, Endpoint e) {
                synchronized (e) {
                    e.open.add(o);
                }
                users.put(o, e);
            }
            @Override public NtStatus connectWithSharedEndpoint(NdkConnector o, ConnectWithSharedEndpointArgs a) {
                Endpoint e = of(a.pNdkSharedEndpoint());
                NdkRequestCompletion c = a.requestCompletion();
                NtStatus s = super.connectWithSharedEndpoint(o, with(a, (context, status) -> {
                    if (status.isSuccess()) connected(o, e);
                    c.complete(context, status);
                }));
                if (s.isSuccess()) connected(o, e);
                return s;
            }
            private void closed(NdkConnector o) {
                Endpoint e = users.remove(o);
                if (e == null) return;
                CloseArgs early = null;
                synchronized (e) {
                    e.open.remove(o);
                    if (e.pending != null && !e.told && !e.open.isEmpty()) {
                        e.told = true;
                        early = e.pending;
                    }
                }
                if (early != null) early.closeCompletion().complete(early.requestContext());
            }
            @Override public NtStatus closeConnector(NdkConnector o, CloseArgs a) {
                NtStatus s = super.closeConnector(o, new CloseArgs(context -> {
                    a.closeCompletion().complete(context);
                    closed(o);
                }, a.requestContext()));
                if (s.isSuccess()) closed(o);
                return s;
            }
            @Override public NtStatus closeSharedEndpoint(NdkSharedEndpoint o, CloseArgs a) {
                Endpoint e = of(o);
                NtStatus s = super.closeSharedEndpoint(o, new CloseArgs(context -> {
                    synchronized (e) {
                        if (e.told) return;
                        e.told = true;
                    }
                    a.closeCompletion().complete(context);
                }, a.requestContext()));
                if (s.isPending()) {
                    synchronized (e) {
                        e.pending = a;
                    }
                }
                return s;
            }
        };
    }
}
