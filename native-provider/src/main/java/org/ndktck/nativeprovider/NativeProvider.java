package org.ndktck.nativeprovider;

import java.nio.file.Path;
import org.ndktck.api.provider.AdapterOpenException;
import org.ndktck.api.provider.NdkProvider;
import org.ndktck.api.provider.OpenRequest;
import org.ndktck.api.provider.OpenedAdapters;
import org.ndktck.api.provider.ProviderIdentity;

/** A provider in a shared library. */
public final class NativeProvider implements NdkProvider {

    /** How the names of native providers begin. */
    private static final String PREFIX = "native:";

    private final NativeLibrary library;
    private final ProviderIdentity identity;
    private final boolean worksInSeveralProcesses;

    /**
     * Loads the library and asks it who it is. Nothing is opened.
     *
     * @param name {@code native:} and the path of the library
     * @throws IllegalArgumentException if there is no library, or it is none for this kit; a sentence for the user
     * @throws AdapterOpenException if the library does not tell; a sentence for the user
     */
    public NativeProvider(String name) throws AdapterOpenException {
        this.library = NativeLibrary.load(Path.of(name.substring(PREFIX.length())));
        OpenResult description = library.describe();
        this.identity =
                new ProviderIdentity(name, description.vendor(), description.name() + " " + description.version());
        this.worksInSeveralProcesses = description.worksInSeveralProcesses();
    }

    @Override
    public int spiVersion() {
        return SPI_VERSION;
    }

    @Override
    public ProviderIdentity identity() {
        return identity;
    }

    @Override
    public boolean worksInSeveralProcesses() {
        return worksInSeveralProcesses;
    }

    @Override
    public OpenedAdapters open(OpenRequest request) throws AdapterOpenException {
        return NativeAdapters.of(library.open(request.settings(), request.slot()));
    }
}
