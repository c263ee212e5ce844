package org.ndktck.faulty;

import java.util.*;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.IntSupplier;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

/** The reference provider with some callbacks at the level of a device, and a control that tells so. */
public abstract class LevelFault extends DerivedProvider {

    private static final int LEVEL_OF_A_DEVICE = 5;

    private final Set<Thread> raised = ConcurrentHashMap.newKeySet();

    /**
     * Chooses which completions come too high; none by default.
     *
     * @param call what is completed
     * @param status the outcome; {@code null} for a close, which has none
     */
    protected boolean isCompletedTooHigh(Intercepted call, @Nullable NtStatus status) {
        return false;
    }

    /**
     * Chooses which events come too high; none by default.
     *
     * @param registration the call that registers the event: the create of a listener, an accept, a complete connect
     */
    protected boolean isToldTooHigh(Intercepted registration) {
        return false;
    }

    @Override
    public final OpenedAdapters open(OpenRequest request) throws AdapterOpenException {
        OpenedAdapters opened = super.open(request);
        new InterceptingProvider() {
            @Override
            protected Object call(Intercepted call) {
                return raisingEvents(raisingCompletions(call)).proceed();
            }
        }.around(opened);
        return Replaced.control(
                opened,
                "currentIrql",
                none -> opened.controls().currentIrql().map(reference -> (IntSupplier)
                        () -> raised.contains(Thread.currentThread()) ? LEVEL_OF_A_DEVICE : reference.getAsInt()));
    }

    private Intercepted raisingCompletions(Intercepted call) {
        return call.replacing(
                        NdkRequestCompletion.class,
                        original -> (context, status) ->
                                run(isCompletedTooHigh(call, status), () -> original.complete(context, status)))
                .replacing(
                        NdkCreateCompletion.class,
                        original -> (context, status, object) ->
                                run(isCompletedTooHigh(call, status), () -> original.complete(context, status, object)))
                .replacing(
                        NdkCloseCompletion.class,
                        original -> context -> run(isCompletedTooHigh(call, null), () -> original.complete(context)));
    }

    private Intercepted raisingEvents(Intercepted call) {
        return call.replacing(
                        NdkConnectEventCallback.class,
                        original -> (context, connector) ->
                                run(isToldTooHigh(call), () -> original.connectEvent(context, connector)))
                .replacing(
                        NdkDisconnectEventCallback.class,
                        original -> context -> run(isToldTooHigh(call), () -> original.disconnectEvent(context)))
                .replacing(
                        NdkDisconnectEventCallbackEx.class,
                        original -> (context, reason) ->
                                run(isToldTooHigh(call), () -> original.disconnectEvent(context, reason)));
    }

    private void run(boolean tooHigh, Runnable callback) {
        boolean raises = tooHigh && raised.add(Thread.currentThread());
        try {
            callback.run();
        } finally {
            if (raises) {
                raised.remove(Thread.currentThread());
            }
        }
    }
}
