package org.ndktck.faulty;

import java.util.Map;
import org.ndktck.api.NdkAdapter;
import org.ndktck.api.NdkConnectEventCallback;
import org.ndktck.api.NdkConnectorDispatch;
import org.ndktck.api.NdkCreateCompletion;
import org.ndktck.api.provider.AdapterOpenException;
import org.ndktck.api.provider.OpenRequest;
import org.ndktck.api.provider.OpenedAdapters;

/**
 * The reference provider with another dispatch table in its connectors, put there before the consumer
 * sees them.
 */
public abstract class DecoratingProvider extends DerivedProvider {

    /**
     * Derives a provider.
     *
     * @param fixed settings it needs; they win over the user's
     */
    protected DecoratingProvider(Map<String, String> fixed) {
        super(fixed);
    }

    @Override
    public final OpenedAdapters open(OpenRequest request) throws AdapterOpenException {
        OpenedAdapters opened = super.open(request);
        decorate(opened.activeAdapter());
        if (!opened.passiveAdapter().equals(opened.activeAdapter())) {
            decorate(opened.passiveAdapter());
        }
        return opened;
    }

    private void decorate(NdkAdapter adapter) {
        adapter.setDispatch(new DecoratedAdapterDispatch(adapter.dispatch(), this));
    }

    /**
     * Gives the dispatch table of a connector.
     *
     * @param original the reference's table
     * @param side the connector's side
     * @return the table the consumer gets; by default the reference's
     */
    protected NdkConnectorDispatch decorate(NdkConnectorDispatch original, Side side) {
        return original;
    }

    /**
     * Gives what is called for a connection request, once the connector has its table.
     *
     * @param original the consumer's callback
     * @return what takes its place; by default the same
     */
    protected NdkConnectEventCallback decorate(NdkConnectEventCallback original) {
        return original;
    }

    /**
     * Gives what is called when a connector or a listener was created.
     *
     * @param original the consumer's callback
     * @return what takes its place; by default the same
     */
    protected NdkCreateCompletion decorate(NdkCreateCompletion original) {
        return original;
    }
}
