package org.ndktck.api.provider;

/**
 * The entry point of a provider, found by {@link java.util.ServiceLoader}.
 *
 * <p>The class has a public constructor without parameters, and that constructor opens nothing. The
 * kit calls the methods on one thread.
 */
public interface NdkProvider {

    /** The version of this interface; increased when an old provider could no longer be judged. */
    int SPI_VERSION = 1;

    /**
     * Tell who the provider is.
     *
     * @return name, vendor and version, the same for every call
     */
    ProviderIdentity identity();

    /**
     * Tell which version of this interface the provider was written against: {@code return
     * NdkProvider.SPI_VERSION;}. The constant is compiled into your class, so that the kit can tell
     * which version it was built against.
     *
     * @return {@link #SPI_VERSION}
     */
    int spiVersion();

    /**
     * Open an adapter, or two that reach each other.
     *
     * <p>The analogue of {@code OPEN_NDK_ADAPTER_HANDLER}; may wait. Each process of a run opens
     * once and closes at its end.
     *
     * @param request the user's settings and the share of ports and addresses this process may use
     * @return the opened adapters
     * @throws AdapterOpenException if they cannot be opened; its message is shown to the user, so it
     *     says what is wrong and what to do
     */
    OpenedAdapters open(OpenRequest request) throws AdapterOpenException;

    /**
     * Tell whether several processes may use the provider at the same time. Each process opens the
     * provider for itself; true is right for a provider whose processes share nothing, and for one
     * that keeps them apart by {@link OpenRequest#slot}.
     *
     * @return true if they may; false, the default, keeps the kit in one process at a time
     */
    default boolean worksInSeveralProcesses() {
        return false;
    }
}
