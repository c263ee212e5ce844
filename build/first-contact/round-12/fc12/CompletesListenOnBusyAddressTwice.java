package fc12;

import org.ndktck.api.*;

/** An NdkListen that fails with STATUS_SHARING_VIOLATION calls its RequestCompletion two times. */
public final class CompletesListenOnBusyAddressTwice extends Base {
    /** Makes it. */
    public CompletesListenOnBusyAddressTwice() {}

    @Override
    Layer layer() {
        return new Layer() {
            @Override
            NtStatus listen(NdkListenerDispatch r, NdkListener o, ListenArgs a) {
                return r.listen(o, new ListenArgs(a.pAddress(), a.addressLength(), (context, status) -> {
                    a.requestCompletion().complete(context, status);
                    if (status.equals(NtStatus.STATUS_SHARING_VIOLATION)) {
                        a.requestCompletion().complete(context, status);
                    }
                }, a.requestContext()));
            }
        };
    }
}
