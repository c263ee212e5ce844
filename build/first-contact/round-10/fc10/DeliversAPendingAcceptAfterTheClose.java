package fc10;

import org.ndktck.api.*;

/** Wrong: an accept that is still pending when its connector is closed completes behind the close completion. */
public final class DeliversAPendingAcceptAfterTheClose extends Base {
    @Override
    Layer layer() {
        return new Layer() {
            private static final class State {
                boolean closing;
                Runnable late;
            }

            private final Each<NdkConnector, State> states = new Each<>(State::new);

            private NdkRequestCompletion held(NdkConnector o, NdkRequestCompletion completion) {
                State state = states.of(o);
                return (context, status) -> {
                    synchronized (state) {
                        if (state.closing) {
                            state.late = () -> completion.complete(context, status);
                            return;
                        }
                    }
                    completion.complete(context, status);
                };
            }

            private static void deliver(State state) {
                Runnable late;
                synchronized (state) {
                    late = state.late;
                    state.late = null;
                }
                if (late != null) {
                    late.run();
                }
            }

            @Override
            NtStatus accept(NdkConnector o, AcceptArgs a) {
                return super.accept(o, With.completion(a, held(o, a.requestCompletion())));
            }

            @Override
            NtStatus acceptEx(NdkConnector o, AcceptExArgs a) {
                return super.acceptEx(o, With.completion(a, held(o, a.requestCompletion())));
            }

            @Override
            NtStatus closeConnector(NdkConnector o, CloseArgs a) {
                State state = states.of(o);
                synchronized (state) {
                    state.closing = true;
                }
                NtStatus status = super.closeConnector(o, new CloseArgs(context -> {
                    a.closeCompletion().complete(context);
                    deliver(state);
                }, a.requestContext()));
                if (!status.isSuccess()) {
                    return status;
                }
                synchronized (state) {
                    if (state.late == null) {
                        return status;
                    }
                }
                a.closeCompletion().complete(a.requestContext());
                deliver(state);
                return NtStatus.STATUS_PENDING;
            }
        };
    }
}
