package fc8;

import org.ndktck.api.*;

/** LIF-11: after the close of a listener, endpoint, PD or QP returned STATUS_PENDING, further calls on it fail. */
public final class FailsLateCallsOnAClosingAntecedent extends Base {
    private static final NtStatus LATE = NtStatus.STATUS_INVALID_DEVICE_STATE;

    @Override ListenerTable listener(AdapterTable at) {
        return new ListenerTable() {
            volatile boolean closing;
            @Override public NtStatus closeListener(NdkListener l, CloseArgs x) {
                NtStatus st = real.closeListener(l, x);
                closing = true;
                return st;
            }
            @Override public NtStatus queryExtension(NdkListener l, QueryExtensionArgs x) { return closing ? LATE : real.queryExtension(l, x); }
            @Override public NtStatus getLocalAddress(NdkListener l, GetAddressArgs x) { return closing ? LATE : real.getLocalAddress(l, x); }
        };
    }
    @Override NdkSharedEndpointDispatch endpoint(NdkSharedEndpointDispatch real) {
        return new NdkSharedEndpointDispatch() {
            volatile boolean closing;
            @Override public NtStatus closeSharedEndpoint(NdkSharedEndpoint e, CloseArgs x) {
                NtStatus st = real.closeSharedEndpoint(e, x);
                closing = true;
                return st;
            }
            @Override public NtStatus queryExtension(NdkSharedEndpoint e, QueryExtensionArgs x) { return closing ? LATE : real.queryExtension(e, x); }
            @Override public NtStatus getLocalAddress(NdkSharedEndpoint e, GetAddressArgs x) { return closing ? LATE : real.getLocalAddress(e, x); }
        };
    }
    @Override NdkPdDispatch pd(NdkPdDispatch real) {
        return new NdkPdDispatch() {
            volatile boolean closing;
            @Override public NtStatus closePd(NdkPd d, CloseArgs x) {
                NtStatus st = real.closePd(d, x);
                closing = true;
                return st;
            }
            @Override public NtStatus queryExtension(NdkPd d, QueryExtensionArgs x) { return closing ? LATE : real.queryExtension(d, x); }
            @Override public NtStatus createQp(NdkPd d, CreateQpArgs x) {
                if (closing) return LATE;
                java.util.function.Consumer<NdkQp> adopt = q -> q.setDispatch(qp(q.dispatch()));
                return real.createQp(d, new CreateQpArgs(x.pReceiveCq(), x.pInitiatorCq(), x.qpContext(), x.receiveQueueDepth(),
                        x.initiatorQueueDepth(), x.maxReceiveRequestSge(), x.maxInitiatorRequestSge(), x.inlineDataSize(),
                        AdapterTable.done(x.createCompletion(), adopt), x.requestContext(), AdapterTable.out(x.ppNdkQp(), adopt)));
            }
        };
    }
    private static NdkQpDispatch qp(NdkQpDispatch real) {
        return new NdkQpDispatch() {
            volatile boolean closing;
            @Override public NtStatus closeQp(NdkQp q, CloseArgs x) {
                NtStatus st = real.closeQp(q, x);
                closing = true;
                return st;
            }
            @Override public NtStatus queryExtension(NdkQp q, QueryExtensionArgs x) { return closing ? LATE : real.queryExtension(q, x); }
            @Override public void flush(NdkQp q) { real.flush(q); }
            @Override public NtStatus send(NdkQp q, SendArgs x) { return closing ? LATE : real.send(q, x); }
            @Override public NtStatus receive(NdkQp q, ReceiveArgs x) { return closing ? LATE : real.receive(q, x); }
        };
    }
}
