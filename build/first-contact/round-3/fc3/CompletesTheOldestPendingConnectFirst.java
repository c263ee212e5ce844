package fc3;

import java.util.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;

/** An answer completes the head of the adapter's list of pending connects, whichever connector it came for. */
public final class CompletesTheOldestPendingConnectFirst extends Wrapper {

    @Override
    protected Driver driver() {
        return new Driver() {

            final class Entry {
                final Conn owner;
                final NdkRequestCompletion to;
                final long context;
                boolean answered;

                Entry(Conn owner, NdkRequestCompletion to, long context) {
                    this.owner = owner;
                    this.to = to;
                    this.context = context;
                }
            }

            private final Deque<Entry> noAdapter = new ArrayDeque<>();

            private Deque<Entry> list(Conn s) {
                if (s.adapter == null) {
                    return noAdapter;
                }
                @SuppressWarnings("unchecked")
                Deque<Entry> list = (Deque<Entry>) s.adapter.bag.computeIfAbsent("connects", k -> new ArrayDeque<Entry>());
                return list;
            }

            private Entry enter(Conn s, NdkRequestCompletion to, long context) {
                Entry own = new Entry(s, to, context);
                Deque<Entry> list = list(s);
                synchronized (list) {
                    s.put("own", own);
                    list.addLast(own);
                }
                return own;
            }

            private NtStatus begun(Conn s, Entry own, NtStatus status) {
                if (!status.isPending()) {
                    Deque<Entry> list = list(s);
                    synchronized (list) {
                        list.remove(own);
                    }
                }
                return status;
            }

            private void answer(Conn s, Entry own, NtStatus status) {
                Deque<Entry> list = list(s);
                Entry head;
                synchronized (list) {
                    own.answered = true;
                    if (s.has("closing")) {
                        head = list.remove(own) ? own : null;
                    } else {
                        head = list.pollFirst();
                    }
                }
                if (head != null) {
                    head.to.complete(head.context, status);
                }
            }

            @Override
            protected NtStatus connect(Conn s, NdkConnector o, ConnectArgs a) {
                Entry own = enter(s, a.requestCompletion(), a.requestContext());
                return begun(s, own, s.real.connect(o, new ConnectArgs(a.pNdkQp(), a.pSrcAddress(), a.srcAddressLength(),
                        a.pDestAddress(), a.destAddressLength(), a.inboundReadLimit(), a.outboundReadLimit(),
                        a.pPrivateData(), a.privateDataLength(), (context, status) -> answer(s, own, status),
                        a.requestContext())));
            }

            @Override
            protected NtStatus connectWithSharedEndpoint(Conn s, NdkConnector o, ConnectWithSharedEndpointArgs a) {
                Entry own = enter(s, a.requestCompletion(), a.requestContext());
                return begun(s, own, s.real.connectWithSharedEndpoint(o, new ConnectWithSharedEndpointArgs(a.pNdkQp(),
                        a.pNdkSharedEndpoint(), a.pDestAddress(), a.destAddressLength(), a.inboundReadLimit(),
                        a.outboundReadLimit(), a.pPrivateData(), a.privateDataLength(),
                        (context, status) -> answer(s, own, status), a.requestContext())));
            }

            @Override
            protected NtStatus closeConnector(Conn s, NdkConnector o, CloseArgs a) {
                Deque<Entry> list = list(s);
                Entry own = s.get("own");
                boolean cancel;
                synchronized (list) {
                    s.put("closing", true);
                    cancel = own != null && own.answered && list.remove(own);
                }
                if (cancel) {
                    own.to.complete(own.context, NtStatus.STATUS_CANCELLED);
                }
                return s.real.closeConnector(o, a);
            }
        };
    }
}
