package fc25;

import org.ndktck.api.provider.*;

/** A provider that puts a layer around the real one. */
abstract class Base implements NdkProvider {
    private final NdkProvider real = new org.ndktck.reference.ReferenceProvider();

    /** Makes the layer of one open. */
    abstract Layer layer();

    @Override
    public final ProviderIdentity identity() {
        return new ProviderIdentity("fc:" + getClass().getSimpleName(), "first contact", "1");
    }

    @Override
    public final int spiVersion() {
        return SPI_VERSION;
    }

    @Override
    public final boolean worksInSeveralProcesses() {
        return true;
    }

    @Override
    public final OpenedAdapters open(OpenRequest request) throws AdapterOpenException {
        return layer().open(real.open(request));
    }
}
