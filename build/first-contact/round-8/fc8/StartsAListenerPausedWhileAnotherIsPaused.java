package fc8;

import java.util.*;
import org.ndktck.api.*;

public final class StartsAListenerPausedWhileAnotherIsPaused extends Base {
    private final Set<ListenerTable> paused = Collections.synchronizedSet(new HashSet<>());
    @Override ListenerTable listener(AdapterTable at) {
        return new ListenerTable() {
            private void inherit(NdkListener l, NtStatus st, boolean others) {
                if (st.isSuccess() && others) real.controlConnectEvents(l, true);
            }
            @Override public NtStatus listen(NdkListener l, ListenArgs x) {
                boolean others = !paused.isEmpty();
                NtStatus st = real.listen(l, new ListenArgs(x.pAddress(), x.addressLength(), (ctx, s) -> {
                    inherit(l, s, others);
                    x.requestCompletion().complete(ctx, s);
                }, x.requestContext()));
                inherit(l, st, others);
                return st;
            }
            @Override public void controlConnectEvents(NdkListener l, boolean pause) {
                if (pause) paused.add(this); else paused.remove(this);
                real.controlConnectEvents(l, pause);
            }
            @Override public NtStatus closeListener(NdkListener l, CloseArgs x) {
                paused.remove(this);
                return real.closeListener(l, x);
            }
        };
    }
}
