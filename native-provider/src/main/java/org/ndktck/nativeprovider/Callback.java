package org.ndktck.nativeprovider;

import java.lang.foreign.Arena;
import java.lang.foreign.ValueLayout;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.NdkCloseCompletion;
import org.ndktck.api.NdkConnectEventCallback;
import org.ndktck.api.NdkConnector;
import org.ndktck.api.NdkCqNotificationCallback;
import org.ndktck.api.NdkDisconnectEventCallback;
import org.ndktck.api.NdkDisconnectEventCallbackEx;
import org.ndktck.api.NdkRequestCompletion;
import org.ndktck.api.NtStatus;

/** A native function that stands for one callback of the consumer at a time. Nothing is thrown out of it. */
final class Callback {

    private final Border border;
    private final long stub;
    private final long cell = Arena.global().allocate(ValueLayout.JAVA_LONG).address();
    private volatile @Nullable Object target;

    Callback(CallbackKind kind, Border border) {
        this.border = border;
        this.stub = kind.stub(this);
    }

    long stub() {
        return stub;
    }

    /** A cell for a pointer, which stays as long as the function does. */
    long cell() {
        return cell;
    }

    /** Stands for another callback from now on. */
    void standFor(Object other) {
        target = other;
    }

    void request(long context, int status) {
        guarded(() -> target(NdkRequestCompletion.class).complete(context, new NtStatus(status)));
    }

    void create(long context, int status, long object) {
        guarded(() -> target(Creation.class).completed(context, status, object));
    }

    void close(long context) {
        guarded(() -> target(NdkCloseCompletion.class).complete(context));
    }

    void connectEvent(long context, long connector) {
        guarded(() -> connectEvent(context, connector == 0 ? null : border.deliveredConnector(connector)));
    }

    @SuppressWarnings("NullAway") // NULL is a fault that the kit looks for
    private void connectEvent(long context, @Nullable NdkConnector connector) {
        target(NdkConnectEventCallback.class).connectEvent(context, connector);
    }

    void disconnectEvent(long context) {
        guarded(() -> target(NdkDisconnectEventCallback.class).disconnectEvent(context));
    }

    void disconnectEventEx(long context, int reason) {
        guarded(() ->
                target(NdkDisconnectEventCallbackEx.class).disconnectEvent(context, Integer.toUnsignedLong(reason)));
    }

    void notification(long context, int status) {
        guarded(() -> target(NdkCqNotificationCallback.class).notify(context, new NtStatus(status)));
    }

    private <T> T target(Class<T> type) {
        return Objects.requireNonNull(type.cast(target), "it stands for nothing yet");
    }

    private void guarded(Runnable call) {
        try {
            ForeignThreads.name();
            call.run();
        } catch (Throwable e) { // whatever leaves a callback ends the process
            border.failed(e);
        }
    }
}
