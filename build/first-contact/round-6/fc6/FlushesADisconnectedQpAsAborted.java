package fc6;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;

/** What a disconnect flushes comes back with the status of a broken connection. */
public final class FlushesADisconnectedQpAsAborted extends Base {
    private record Post(Qp qp, long context) {}

    @Override
    Tables tables() {
        return new Tables() {
            private final Map<Long, Post> posts = new ConcurrentHashMap<>();
            private final AtomicLong tokens = new AtomicLong(1);

            private NtStatus post(Qp q, long context, java.util.function.LongFunction<NtStatus> call) {
                long token = tokens.getAndIncrement();
                posts.put(token, new Post(q, context));
                NtStatus s = call.apply(token);
                if (!s.isSuccess()) {
                    posts.remove(token);
                }
                return s;
            }

            @Override
            NtStatus send(Qp q, SendArgs x) {
                return post(q, x.requestContext(), t -> super.send(q, new SendArgs(t, x.nSge(), x.flags())));
            }

            @Override
            NtStatus receive(Qp q, ReceiveArgs x) {
                return post(q, x.requestContext(), t -> super.receive(q, new ReceiveArgs(t, x.nSge())));
            }

            @Override
            void flush(Qp q) {
                q.flushed = true;
                super.flush(q);
            }

            @Override
            long results(Cq q, GetCqResultsArgs x) {
                return super.results(q, new GetCqResultsArgs((i, r) -> {
                    Post p = posts.remove(r.requestContext());
                    if (p == null) {
                        x.results().put(i, r);
                        return;
                    }
                    boolean wrong = p.qp().disconnected && !p.qp().flushed && r.status().equals(NtStatus.STATUS_CANCELLED);
                    x.results().put(i, new NdkResult(wrong ? NtStatus.STATUS_CONNECTION_ABORTED : r.status(), r.bytesTransferred(),
                            r.qpContext(), p.context()));
                }, x.nResults()));
            }

            @Override
            NtStatus connect(Con c, ConnectArgs x) {
                c.note = qp(x.pNdkQp());
                return super.connect(c, x);
            }

            @Override
            NtStatus connectShared(Con c, ConnectWithSharedEndpointArgs x) {
                c.note = qp(x.pNdkQp());
                return super.connectShared(c, x);
            }

            @Override
            NtStatus accept(Con c, AcceptArgs x) {
                c.note = qp(x.pNdkQp());
                return super.accept(c, x);
            }

            @Override
            NtStatus acceptEx(Con c, AcceptExArgs x) {
                c.note = qp(x.pNdkQp());
                return super.acceptEx(c, x);
            }

            @Override
            NtStatus disconnect(Con c, DisconnectArgs x) {
                if (c.note instanceof Qp q) {
                    q.disconnected = true;
                }
                return super.disconnect(c, x);
            }
        };
    }
}
