package org.ndktck.cli.provider;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;
import org.ndktck.api.provider.NdkProvider;

/**
 * The providers that service files name: those that could be made, and a sentence for each that could
 * not. One that is broken does not hide the others.
 *
 * @param found the ones that could be made
 * @param failures why the others could not
 */
record Services(List<Found> found, List<String> failures) {

    /** More broken service files than anybody has: a class path that fails anew for ever. */
    private static final int TOO_MANY_FAILURES = 20;

    /** Copies the lists. */
    Services {
        found = List.copyOf(found);
        failures = List.copyOf(failures);
    }

    static Services load(ClassLoader loader) {
        List<Found> found = new ArrayList<>();
        List<String> failures = new ArrayList<>();
        Iterator<ServiceLoader.Provider<NdkProvider>> services =
                ServiceLoader.load(NdkProvider.class, loader).stream().iterator();
        while (failures.size() < TOO_MANY_FAILURES) {
            try {
                if (!services.hasNext()) {
                    break;
                }
                make(services.next(), found, failures);
            } catch (ServiceConfigurationError | LinkageError e) {
                failures.add(Sentences.unreadable(e));
            }
        }
        return new Services(found, failures);
    }

    private static void make(ServiceLoader.Provider<NdkProvider> service, List<Found> found, List<String> failures) {
        try {
            NdkProvider provider = service.get();
            found.add(new Found(provider.identity(), provider));
        } catch (Exception | LinkageError | ServiceConfigurationError e) {
            failures.add(Sentences.unusable(service.type(), e));
        }
    }
}
