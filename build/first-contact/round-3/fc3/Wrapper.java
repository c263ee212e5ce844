package fc3;

import org.ndktck.api.provider.*;

/** A provider around the correct one; each opening has a driver of its own. */
abstract class Wrapper implements NdkProvider {

    private final NdkProvider real = new org.ndktck.reference.ReferenceProvider();

    protected abstract Driver driver();

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
        return driver().wrap(real.open(request));
    }
}
