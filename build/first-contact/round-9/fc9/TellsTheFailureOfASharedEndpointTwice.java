package fc9;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;
import static org.ndktck.api.NtStatus.*;

public final class TellsTheFailureOfASharedEndpointTwice extends H {
    Wrap wrap() { return new W(); }
    static class W extends Wrap {
        Adp adp(NdkAdapterDispatch r, NdkVersion asked) { return new Adp(this, r) {
            public NtStatus createSharedEndpoint(NdkAdapter a, CreateSharedEndpointArgs g) {
                return super.createSharedEndpoint(a, new CreateSharedEndpointArgs(g.pAddress(), g.addressLength(), (x, s, e) -> {
                    g.createCompletion().complete(x, s, e);
                    if (!s.isSuccess()) g.createCompletion().complete(x, s, e);
                }, g.requestContext(), g.ppNdkSharedEndpoint()));
            }
        }; }
    }
}
