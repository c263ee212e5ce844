package fc12;

import org.ndktck.api.*;

/** Lawful by LIS-32 and AMB-44: a listener with a backlog of one refuses a connect request, without a connect event, while a delivered connector of it is still undecided. */
public final class RefusesRequestBesideAnUndecidedOne extends Base {
    /** Makes it. */
    public RefusesRequestBesideAnUndecidedOne() {}

    @Override
    Layer layer() {
        return new Layer() {
            private void decided(NdkConnector o) {
                Lis l = origin(o);
                if (l != null) {
                    synchronized (l) {
                        if (l.extra == o) {
                            l.extra = null;
                        }
                    }
                }
            }

            @Override
            void connectEvent(NdkConnectEventCallback consumers, long context, NdkConnectorDispatch real, NdkConnector c, Lis l) {
                boolean refuse;
                synchronized (l) {
                    refuse = l.extra != null;
                    if (!refuse) {
                        l.extra = c;
                    }
                }
                if (refuse) {
                    real.reject(c, new RejectArgs(null, 0));
                    real.closeConnector(c, new CloseArgs(ignored -> {}, 0));
                } else {
                    consumers.connectEvent(context, c);
                }
            }

            @Override
            NtStatus accept(NdkConnectorDispatch r, NdkConnector o, AcceptArgs a) {
                decided(o);
                return r.accept(o, a);
            }

            @Override
            NtStatus acceptEx(NdkConnectorDispatch r, NdkConnector o, AcceptExArgs a) {
                decided(o);
                return r.acceptEx(o, a);
            }

            @Override
            NtStatus reject(NdkConnectorDispatch r, NdkConnector o, RejectArgs a) {
                decided(o);
                return r.reject(o, a);
            }

            @Override
            NtStatus closeConnector(NdkConnectorDispatch r, NdkConnector o, CloseArgs a) {
                decided(o);
                return r.closeConnector(o, a);
            }
        };
    }
}
