package fc24;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;

/** Finds every extension of a shared endpoint and stores none. */
public final class EndpointExtension extends Base {
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
