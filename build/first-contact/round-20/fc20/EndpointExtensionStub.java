package fc20;

import java.util.*;
import java.util.concurrent.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

/** NdkQueryExtensionInterface of a shared endpoint is a stub that returns STATUS_SUCCESS and fills in nothing. */
public final class EndpointExtensionStub extends Base {
    @Override
    Layer layer() {
        return new L();
    }

    private static final class L extends Layer {

        @Override
        NtStatus queryExtension(NdkSharedEndpointDispatch r, NdkSharedEndpoint o, QueryExtensionArgs a) {
            return NtStatus.STATUS_SUCCESS;
        }
    }
}
