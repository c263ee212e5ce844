package fc18;

import org.ndktck.api.*;

/** A pending NdkCreatePd stores the protection domain through the out parameter, too. */
public final class PdOut extends Base {
    @Override
    Layer layer() {
        return new Layer() {

            @Override
            NtStatus createPd(NdkAdapterDispatch r, NdkAdapter o, CreatePdArgs a) {
                return super.createPd(r, o, new CreatePdArgs((context, status, object) -> {
                    if (status.isSuccess() && object != null) {
                        a.ppNdkPd().set((NdkPd) (Object) object);
                    }
                    a.createCompletion().complete(context, status, object);
                }, a.requestContext(), a.ppNdkPd()));
            }
        };
    }
}
