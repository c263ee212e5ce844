package org.ndktck.faulty;

import org.ndktck.api.*;
import org.ndktck.api.provider.*;
import org.ndktck.reference.Hooks;

/**
 * The reference provider with every dispatch function of every object passing through {@link #call},
 * whichever way the object reaches the consumer.
 */
public abstract class InterceptingProvider extends DerivedProvider {

    /** Nothing is called on this provider before it is opened, hence after all constructors. */
    @SuppressWarnings("this-escape")
    private final Interception interception = new Interception(this);

    /** Derives a provider that completes as the user's settings say. */
    protected InterceptingProvider() {}

    /**
     * Derives a provider with other hooks.
     *
     * @param hooks where it differs from the reference
     */
    protected InterceptingProvider(Hooks hooks) {
        super(hooks);
    }

    /**
     * Derives a provider that is not named after its class.
     *
     * @param name its name
     */
    protected InterceptingProvider(String name) {
        super(name, Hooks.documented());
    }

    @Override
    public final OpenedAdapters open(OpenRequest request) throws AdapterOpenException {
        OpenedAdapters opened = super.open(request);
        opened(opened);
        around(opened);
        return opened;
    }

    /**
     * Intercepts the calls on adapters, whoever opened them. What another provider intercepts already goes on
     * inside.
     *
     * @param opened the adapters
     */
    public final void around(OpenedAdapters opened) {
        interception.into(opened.activeAdapter());
        if (!opened.passiveAdapter().equals(opened.activeAdapter())) {
            interception.into(opened.passiveAdapter());
        }
    }

    /**
     * Finds the functions of an object that the consumer has. A provider must not read its Dispatch member (GEN-04).
     *
     * @param object of this provider
     * @return the reference's table, which is not intercepted
     */
    protected final <D> D table(NdkObject<D> object) {
        return interception.table(object);
    }

    /**
     * Tells on which side a connector is.
     *
     * @param connector one that the consumer has
     * @return whether the consumer created it; else it came with a connect event
     */
    protected final boolean isActive(NdkObject<?> connector) {
        return !interception.isIncoming(connector);
    }

    /**
     * Tells what a connector started from.
     *
     * @param connector one that the consumer has
     * @return whether it was connected over a shared endpoint
     */
    protected final boolean isOverASharedEndpoint(NdkObject<?> connector) {
        return interception.isSharing(connector);
    }

    /** Tells whether a call is made inside a connect event. */
    protected final boolean isInsideConnectEvent() {
        return interception.isInsideConnectEvent();
    }

    /** Tells whether a connect event runs, on any thread. */
    protected final boolean isConnectEventRunning() {
        return interception.isConnectEventRunning();
    }

    /**
     * Looks at the adapters that were opened; does nothing by default.
     *
     * @param opened the adapters, whose calls are not intercepted yet
     */
    protected void opened(OpenedAdapters opened) {}

    /**
     * Takes the place of a dispatch function.
     *
     * @param call what the consumer called
     * @return what the consumer gets: a status, a count, or {@link Intercepted#NOTHING}
     */
    protected Object call(Intercepted call) {
        return call.proceed();
    }

    /**
     * Takes the place of a dispatch table, for what one that is made at run time cannot do.
     *
     * @param intercepting leads through {@link #call}
     * @return the table that objects get, of the same interface
     */
    protected Object inPlaceOf(Object intercepting) {
        return intercepting;
    }

    /**
     * Takes the place of a listener's connect event callback; its connectors are intercepted already.
     *
     * @param original the consumer's callback
     * @return what the reference calls
     */
    protected NdkConnectEventCallback connectEvent(NdkConnectEventCallback original) {
        return original;
    }
}
