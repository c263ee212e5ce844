package fc16;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

/** Counts the queue pairs of a protection domain in the reserved block of its header. */
public final class PdCounter extends Base {
    @Override
    Layer layer() {
        return new Layer() {
            @Override
            NtStatus createQp(NdkPdDispatch r, NdkPd o, CreateQpArgs a) {
                NdkReservedBlock block = o.ndkReserved();
                block.set(3, block.get(3) + 1);
                return super.createQp(r, o, a);
            }
        };
    }
}
