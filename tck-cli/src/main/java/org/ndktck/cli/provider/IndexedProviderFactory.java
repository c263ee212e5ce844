package org.ndktck.cli.provider;

import java.time.Duration;
import java.util.Optional;
import org.ndktck.api.provider.NdkProvider;
import org.ndktck.engine.RunException;

/** Makes a provider that the index names, the only one of its classes that is loaded. */
final class IndexedProviderFactory {

    private IndexedProviderFactory() {}

    static NdkProvider make(IndexEntry entry, ClassLoader loader, Duration limit) throws RunException {
        Class<?> type;
        try {
            type = Class.forName(entry.className(), false, loader);
        } catch (ClassNotFoundException | LinkageError e) {
            throw new RunException(
                    "the provider index names " + entry.className() + " for " + entry.name()
                            + ", which is not there; put the whole jar of that index on the class path",
                    e);
        }
        VendorCodeThread<NdkProvider> making = VendorCodeThread.begin(
                type,
                () -> type.asSubclass(NdkProvider.class)
                        .getDeclaredConstructor()
                        .newInstance());
        making.await(limit);
        Optional<NdkProvider> made = making.result();
        if (made.isEmpty()) {
            throw new RunException(making.failure(limit).orElseThrow());
        }
        return made.get();
    }
}
