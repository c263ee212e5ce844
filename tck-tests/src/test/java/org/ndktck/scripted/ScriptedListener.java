package org.ndktck.scripted;

import org.ndktck.api.CreateListenerArgs;
import org.ndktck.api.NdkListener;
import org.ndktck.api.NdkVersion;

/** A listener: where it listens, and whom it tells. */
final class ScriptedListener extends NdkListener {

    private final CreateListenerArgs created;
    volatile int port;
    volatile byte[] address = {};

    ScriptedListener(ListenerFunctions functions, CreateListenerArgs created) {
        super(NdkVersion.V2_1, functions);
        this.created = created;
    }

    void raiseConnectEvent(Script script, ScriptedConnector connector) {
        for (int times = 0; times < script.connectEvents(); times++) {
            created.connectEvent().connectEvent(script.eventContext(created.connectEventContext()), connector);
        }
    }
}
