package org.ndktck.faulty;

import org.ndktck.api.*;
import org.ndktck.api.provider.*;

/** The reference provider with another handler that opens adapters. */
public abstract class HandlersFault extends DerivedProvider {

    /**
     * Chooses which version the reference is asked for.
     *
     * @param asked what the consumer asks for
     * @param provided what the provider provides
     */
    protected abstract NdkVersion instead(NdkVersion asked, NdkVersion provided);

    @Override
    public final OpenedAdapters open(OpenRequest request) throws AdapterOpenException {
        OpenedAdapters opened = super.open(request);
        NdkVersion provided = opened.activeAdapter().version();
        return Replaced.handler(
                opened,
                "openNdkAdapter",
                handlers -> args -> handlers.openNdkAdapter(instead((NdkVersion) args[0], provided), pointer(args[1])));
    }

    @SuppressWarnings("unchecked")
    private static ObjectPointer<NdkAdapter> pointer(Object argument) {
        return (ObjectPointer<NdkAdapter>) argument;
    }
}
