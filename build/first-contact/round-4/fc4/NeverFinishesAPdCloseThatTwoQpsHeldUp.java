package fc4;

import java.util.*;
import java.util.concurrent.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

/** A protection domain's close requested while two or more of its queue pairs are open stays pending for good after they are closed; with one queue pair it completes. */
public final class NeverFinishesAPdCloseThatTwoQpsHeldUp extends Wrapped {
    @Override World world(OpenedAdapters o) { return new W(); }

    private static final class W extends World {
        @Override NtStatus closePd(Pd o, CloseArgs a) {
            int open = 0;
            for (Qp q : allQp.values()) if (q.pd == o) open++;
            return open < 2 ? super.closePd(o, a) : super.closePd(o, new CloseArgs(c -> {}, a.requestContext()));
        }
    }
}
