package fc5;
import java.util.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

public final class PendsTheQueryExtensionOfASharedEndpoint extends Base {
    Ep ep(Ad ad, NdkSharedEndpointDispatch r) {
        return new Ep(ad, r) {
            public NtStatus queryExtension(NdkSharedEndpoint o, QueryExtensionArgs a) { super.queryExtension(o, a); return PENDING; }
        };
    }
}
