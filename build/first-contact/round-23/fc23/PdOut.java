package fc23;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

public final class PdOut extends Base {
    public PdOut() {}

    @Override
    Layer layer() {
        return new Mine();
    }

    private static final class Mine extends Layer {
        @Override
        NtStatus createPd(NdkAdapterDispatch r, NdkAdapter o, CreatePdArgs a) {
            Born<NdkPd> b = p -> {
                adopt(p);
            };
            Born<NdkPd> stored = p -> {
                adopt(p);
                a.ppNdkPd().set(p);
            };
            return r.createPd(o, new CreatePdArgs(created(a.createCompletion(), stored), a.requestContext(),
                    cell(a.ppNdkPd(), b)));
        }
    }
}
