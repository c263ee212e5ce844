package fc10;

import org.ndktck.api.*;

/** Wrong: a listen that fails is completed where it fails and once more where it is cleaned up. */
public final class CompletesAFailedListenTwice extends Base {
    @Override
    Layer layer() {
        return new Layer() {
            @Override
            NtStatus listen(NdkListener o, ListenArgs a) {
                return super.listen(o, new ListenArgs(a.pAddress(), a.addressLength(), (context, status) -> {
                    a.requestCompletion().complete(context, status);
                    if (status.isFailure()) {
                        a.requestCompletion().complete(context, status);
                    }
                }, a.requestContext()));
            }
        };
    }
}
