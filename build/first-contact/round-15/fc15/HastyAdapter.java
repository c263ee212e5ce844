package fc15;

import java.util.*;
import java.util.concurrent.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

/** Closing an adapter instance only starts the close and returns. */
public final class HastyAdapter extends Base {
    @Override
    Layer layer() {
        return new Layer() {
            final Set<Thread> closers = ConcurrentHashMap.newKeySet();

            @Override
            void closeNdkAdapter(AdapterHandlers h, NdkAdapter a) {
                Thread t = new Thread(() -> h.closeNdkAdapter(a), "adapter-close");
                t.setDaemon(true);
                closers.add(t);
                t.start();
            }

            @Override
            void beforeAdaptersClose() {
                for (Thread t : closers) {
                    try {
                        t.join(2000);
                    } catch (InterruptedException e) {
                        Thread.currentThread().interrupt();
                    }
                }
            }
        };
    }
}
