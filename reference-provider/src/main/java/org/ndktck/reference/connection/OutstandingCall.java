package org.ndktck.reference.connection;

import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.NtStatus;
import org.ndktck.reference.execution.DeferredWork;
import org.ndktck.reference.lifetime.Lifetime;
import org.ndktck.reference.lifetime.Request;

/**
 * The consumer's last call whose outcome depends on the peer, and the disconnect event that it registered.
 * Guarded by the provider's lock.
 */
final class OutstandingCall {

    private @Nullable Request request;
    private @Nullable DisconnectEvent disconnectEvent;

    void begin(Request call) {
        request = call;
    }

    void begin(Request call, @Nullable DisconnectEvent event) {
        request = call;
        disconnectEvent = event;
    }

    /** Ends the call; there is one. */
    void complete(NtStatus status, DeferredWork deferred) {
        present().complete(status, deferred);
    }

    /** Ends the call, if there is one. */
    void completeIfPresent(NtStatus status, DeferredWork deferred) {
        if (request != null) {
            request.complete(status, deferred);
        }
    }

    /** Once per connection (DEV-01); after the success that established it (AMB-21). */
    void raiseDisconnectEvent(Lifetime lifetime, DeferredWork deferred) {
        present().promise(deferred);
        DisconnectEvent event = disconnectEvent;
        if (event != null) {
            lifetime.event(event::raise, then -> {}, deferred);
        }
    }

    private Request present() {
        return Objects.requireNonNull(request, "a state that waits has a request");
    }
}
