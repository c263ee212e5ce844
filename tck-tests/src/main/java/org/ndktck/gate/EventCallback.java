package org.ndktck.gate;

import org.jspecify.annotations.Nullable;
import org.ndktck.api.NdkObject;

/**
 * One recorded event callback.
 *
 * @param number position among the calls and callbacks of the try
 * @param kind which event
 * @param owner the lifetime of the object the event was registered on: a listener, a connector or a completion queue
 * @param connector the lifetime of the connector that a connect event brought, {@code null} for other events and for a
 *     provider that passed NULL
 * @param object the kit's name of the object the event is about
 * @param given the context it was registered with
 * @param passed the context the provider passed
 * @param span how long it ran
 */
public record EventCallback(
        int number,
        Kind kind,
        Lifetime owner,
        @Nullable Lifetime connector,
        String object,
        long given,
        long passed,
        CallbackInterval span)
        implements CallOrCallback {

    /** The connector that a connect event brought, if any. */
    public @Nullable NdkObject<?> delivered() {
        return connector == null ? null : connector.object();
    }

    @Override
    public String line() {
        return kind + " on " + object;
    }

    /** The events, by the names of the documents. */
    public enum Kind {
        CONNECT("NdkConnectEventCallback"),
        DISCONNECT("NdkDisconnectEventCallback"),
        DISCONNECT_EX("NdkDisconnectEventCallbackEx"),
        CQ_NOTIFICATION("NdkCqNotificationCallback");

        private final String documented;

        Kind(String documented) {
            this.documented = documented;
        }

        /** Whether it tells that the peer has gone. */
        public boolean isDisconnect() {
            return this == DISCONNECT || this == DISCONNECT_EX;
        }

        /** The name of the documents. */
        @Override
        public String toString() {
            return documented;
        }
    }
}
