package org.ndktck.faulty;

import java.util.Map;
import org.ndktck.api.NdkConnector;
import org.ndktck.api.NdkConnectorDispatch;
import org.ndktck.api.NtStatus;

/** The reference provider with another way to bring the outcome of a connector's requests. */
public abstract class RequestFault extends DecoratingProvider {

    /** Derives a provider. */
    protected RequestFault() {
        this(Map.of());
    }

    /**
     * Derives a provider.
     *
     * @param fixed settings it needs; they win over the user's
     */
    protected RequestFault(Map<String, String> fixed) {
        super(fixed);
    }

    @Override
    protected final NdkConnectorDispatch decorate(NdkConnectorDispatch original, Side side) {
        return new RequestDispatch(original, this);
    }

    /**
     * Answers a request in place of the reference.
     *
     * @param request the request, not yet made
     * @return what the consumer gets
     */
    protected abstract NtStatus request(Request request);

    /**
     * Does something when a close of a connector is called, before the reference hears of it.
     *
     * @param connector the connector
     */
    protected void closing(NdkConnector connector) {}
}
