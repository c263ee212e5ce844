package org.ndktck.cli.provider;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Objects;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;
import java.util.stream.Stream;
import org.ndktck.api.provider.NdkProvider;

/**
 * The providers that service files name: those that could be made, and a sentence for each that could
 * not. One that is broken or does not come back does not hide the others.
 */
final class ServiceFileProviders {

    /** More broken service files than anybody has: a class path that fails anew for ever. */
    private static final int TOO_MANY_FAILURES = 20;

    /** They are made one after the other, as long as each comes back soon. */
    private static final Duration SOON = Duration.ofSeconds(1);

    private final List<VendorCodeThread<LoadedProvider>> makings;
    private final List<String> unreadable;
    private final Duration limit;
    private final long begun = System.nanoTime();

    private ServiceFileProviders(
            List<VendorCodeThread<LoadedProvider>> makings, List<String> unreadable, Duration limit) {
        this.makings = List.copyOf(makings);
        this.unreadable = List.copyOf(unreadable);
        this.limit = limit;
    }

    /**
     * Begins to make all providers.
     *
     * @param loader where to look
     * @param limit how long whoever needs all of them waits for those that do not come back
     * @return the providers
     */
    static ServiceFileProviders load(ClassLoader loader, Duration limit) {
        List<VendorCodeThread<LoadedProvider>> makings = new ArrayList<>();
        List<String> unreadable = new ArrayList<>();
        Iterator<ServiceLoader.Provider<NdkProvider>> services =
                ServiceLoader.load(NdkProvider.class, loader).stream().iterator();
        while (unreadable.size() < TOO_MANY_FAILURES) {
            try {
                if (!services.hasNext()) {
                    break;
                }
                ServiceLoader.Provider<NdkProvider> service = services.next();
                VendorCodeThread<LoadedProvider> making = VendorCodeThread.begin(service.type(), () -> make(service));
                making.await(SOON.compareTo(limit) < 0 ? SOON : limit);
                makings.add(making);
            } catch (ServiceConfigurationError | LinkageError e) {
                unreadable.add(ProviderErrors.unreadable(e));
            }
        }
        return new ServiceFileProviders(makings, unreadable, limit);
    }

    private static LoadedProvider make(ServiceLoader.Provider<NdkProvider> service) {
        NdkProvider provider = service.get();
        return new LoadedProvider(Objects.requireNonNull(provider.identity(), "identity() returned null"), provider);
    }

    /** The ones that are made by now. */
    List<LoadedProvider> found() {
        return makings.stream().flatMap(making -> making.result().stream()).toList();
    }

    /** The ones that could be made, once all have come back or the limit is over. */
    List<LoadedProvider> all() {
        makings.forEach(making -> making.await(limit.minusNanos(System.nanoTime() - begun)));
        return found();
    }

    /** Why the others could not, once all have come back or the limit is over. */
    List<String> failures() {
        all();
        return Stream.concat(unreadable.stream(), makings.stream().flatMap(making -> making.failure(limit).stream()))
                .toList();
    }
}
