package org.ndktck.cli.provider;

import java.util.Optional;
import org.ndktck.api.provider.NdkProvider;
import org.ndktck.api.provider.ProviderIdentity;

/**
 * A provider that a service file names and that could be made.
 *
 * @param identity the name it goes by, vendor and version
 * @param provider the provider
 */
record LoadedProvider(ProviderIdentity identity, NdkProvider provider) {

    String name() {
        return identity.name();
    }

    SelectableProvider known(Optional<ExpectedVerdict> expects) {
        return new SelectableProvider(name(), identity.vendor() + ", version " + identity.version(), expects, false);
    }

    boolean isLoadedBy(ClassLoader loader) {
        return provider.getClass().getClassLoader() == loader;
    }
}
