package org.ndktck.faulty.hostile;

import org.ndktck.api.provider.*;
import org.ndktck.reference.ReferenceProvider;

/** The reference provider behind methods of its own: what is nasty happens before or beside the dispatch functions. */
abstract class AroundTheReference implements NdkProvider {

    private final NdkProvider reference = new ReferenceProvider();

    @Override
    public ProviderIdentity identity() {
        return new ProviderIdentity(
                "hostile:" + getClass().getSimpleName(),
                reference.identity().vendor(),
                reference.identity().version());
    }

    @Override
    public final int spiVersion() {
        return SPI_VERSION;
    }

    @Override
    public OpenedAdapters open(OpenRequest request) throws AdapterOpenException {
        return reference.open(request);
    }

    @Override
    public final boolean worksInSeveralProcesses() {
        return reference.worksInSeveralProcesses();
    }
}
