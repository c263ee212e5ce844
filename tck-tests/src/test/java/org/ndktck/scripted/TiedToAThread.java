package org.ndktck.scripted;

import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.NtStatus;
import org.ndktck.gate.NdkFunction;

/**
 * A provider that serves one thread only, the one that created the first connector: on any other the first byte is wrong
 * that is fetched into a buffer with room for more.
 */
public final class TiedToAThread {

    private static final int PADDING = 5;

    private TiedToAThread() {}

    public static Script script() {
        AtomicReference<@Nullable Thread> creator = new AtomicReference<>();
        return new Script()
                .everythingAtOnce()
                .whileCalled(NdkFunction.CREATE_CONNECTOR, () -> creator.compareAndSet(null, Thread.currentThread()))
                .reading((readable, args) -> {
                    long room = args.pPrivateDataLength().get();
                    NtStatus status = readable.read(args);
                    if (!Thread.currentThread().equals(creator.get())
                            && args.pPrivateData() != null
                            && readable.data().length > PADDING
                            && room > readable.data().length) {
                        args.pPrivateData().put(0, (byte) ~readable.data()[0]);
                    }
                    return status;
                });
    }
}
