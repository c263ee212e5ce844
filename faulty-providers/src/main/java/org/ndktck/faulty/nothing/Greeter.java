package org.ndktck.faulty.nothing;

import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.CreateListenerArgs;

/** Raises a connect event on the latest listener for every connect, wherever it leads, so that a run gets further. */
final class Greeter {

    private final AtomicReference<@Nullable CreateListenerArgs> latest = new AtomicReference<>();

    void hear(OneCall call) {
        if (call.args() instanceof CreateListenerArgs listener) {
            latest.set(listener);
        }
        CreateListenerArgs listening = latest.get();
        if (call.is("connect", "connectWithSharedEndpoint") && listening != null) {
            listening
                    .connectEvent()
                    .connectEvent(listening.connectEventContext(), call.tables().connector());
        }
    }
}
