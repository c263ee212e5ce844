package fc10;

import java.util.Collections;
import java.util.Set;
import java.util.WeakHashMap;
import org.ndktck.api.*;

/** Wrong: keeps the pause in the adapter instead of in the listener. */
public final class PausesEveryListenerOfTheAdapter extends Base {
    @Override
    Layer layer() {
        return new Layer() {
            private static final class Pause {
                boolean on;
                final Set<NdkListener> listening = Collections.newSetFromMap(new WeakHashMap<>());
                final Set<NdkListener> closed = Collections.newSetFromMap(new WeakHashMap<>());
            }

            private final Each<NdkAdapter, Pause> pauses = new Each<>(Pause::new);

            private void listens(NdkListener o) {
                Pause pause = pauses.of(adapterOf(o));
                synchronized (pause) {
                    if (!pause.closed.contains(o)) {
                        pause.listening.add(o);
                        if (pause.on) {
                            super.controlConnectEvents(o, true);
                        }
                    }
                }
            }

            @Override
            NtStatus listen(NdkListener o, ListenArgs a) {
                NtStatus status = super.listen(o, new ListenArgs(a.pAddress(), a.addressLength(), (context, outcome) -> {
                    if (outcome.isSuccess()) {
                        listens(o);
                    }
                    a.requestCompletion().complete(context, outcome);
                }, a.requestContext()));
                if (status.isSuccess()) {
                    listens(o);
                }
                return status;
            }

            @Override
            void controlConnectEvents(NdkListener o, boolean on) {
                Pause pause = pauses.of(adapterOf(o));
                synchronized (pause) {
                    pause.on = on;
                    super.controlConnectEvents(o, on);
                    for (NdkListener other : pause.listening) {
                        if (other != o) {
                            super.controlConnectEvents(other, on);
                        }
                    }
                }
            }

            @Override
            NtStatus closeListener(NdkListener o, CloseArgs a) {
                Pause pause = pauses.of(adapterOf(o));
                synchronized (pause) {
                    pause.closed.add(o);
                    pause.listening.remove(o);
                }
                return super.closeListener(o, a);
            }
        };
    }
}
