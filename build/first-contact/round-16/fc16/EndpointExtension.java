package fc16;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

/** A shared endpoint says that it has every extension, and gives no table. */
public final class EndpointExtension extends Base {
    @Override
    Layer layer() {
        return new Layer() {
            @Override
            NtStatus queryExtension(NdkSharedEndpointDispatch r, NdkSharedEndpoint o, QueryExtensionArgs a) {
                return NtStatus.STATUS_SUCCESS;
            }
        };
    }
}
