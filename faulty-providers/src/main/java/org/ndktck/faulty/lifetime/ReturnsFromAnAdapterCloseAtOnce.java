package org.ndktck.faulty.lifetime;

import static org.ndktck.catalog.RequirementId.LIF_14;

import org.ndktck.api.*;
import org.ndktck.api.provider.*;
import org.ndktck.faulty.*;

/** Leaves the rest of an adapter close to a thread of its own. */
@Fault(value = "F398", grade = Grade.MODERATE)
@Breaks(LIF_14)
public final class ReturnsFromAnAdapterCloseAtOnce extends DerivedProvider {

    @Override
    public OpenedAdapters open(OpenRequest request) throws AdapterOpenException {
        return Replaced.handler(super.open(request), "closeNdkAdapter", handlers -> args -> {
            Thread rest = new Thread(() -> handlers.closeNdkAdapter((NdkAdapter) args[0]));
            rest.setDaemon(true);
            rest.start();
            return null;
        });
    }
}
