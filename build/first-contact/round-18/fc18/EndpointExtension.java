package fc18;

import java.net.InetAddress;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

/** A shared endpoint finds every extension and stores nothing. */
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
