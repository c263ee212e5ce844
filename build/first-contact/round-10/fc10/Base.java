package fc10;

import org.ndktck.api.provider.*;

/** A provider that puts its layer over the working one. */
abstract class Base implements NdkProvider {
    private final NdkProvider real = new org.ndktck.reference.ReferenceProvider();

    /** A fresh layer for one opening. */
    abstract Layer layer();

    public final ProviderIdentity identity() {
        return new ProviderIdentity("fc:" + getClass().getSimpleName(), "first contact", "1");
    }

    public final int spiVersion() {
        return SPI_VERSION;
    }

    public final boolean worksInSeveralProcesses() {
        return true;
    }

    public final OpenedAdapters open(OpenRequest request) throws AdapterOpenException {
        return layer().over(real.open(request));
    }
}
