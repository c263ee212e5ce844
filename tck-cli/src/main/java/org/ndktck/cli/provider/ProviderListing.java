package org.ndktck.cli.provider;

import java.nio.file.Path;
import java.util.List;
import org.ndktck.engine.RunException;

/**
 * The providers that a run can choose from, and what is wrong with those that cannot be chosen.
 *
 * @param providers the providers, those of service files first
 * @param failures a sentence for each that could not be made
 */
public record ProviderListing(List<SelectableProvider> providers, List<String> failures) {

    /** Copies the lists. */
    public ProviderListing {
        providers = List.copyOf(providers);
        failures = List.copyOf(failures);
    }

    /**
     * Lists the providers of this class path and of a provider path, in this process: each is made, and tells its name.
     *
     * @param path the entries of {@code --provider-path}
     * @return the providers
     * @throws RunException if the path or an index is malformed, or nothing on the path names a provider
     */
    public static ProviderListing here(List<Path> path) throws RunException {
        ProviderPath entries = ProviderPath.of(path);
        if (!path.isEmpty() && !entries.has(SelectableProviders.SERVICE_FILE) && !entries.has(ProviderIndex.RESOURCE)) {
            throw SelectableProviders.noneOn(entries);
        }
        SelectableProviders known = SelectableProviders.on(entries);
        return new ProviderListing(known.list(), known.failures());
    }
}
