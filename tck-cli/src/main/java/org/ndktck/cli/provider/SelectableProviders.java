package org.ndktck.cli.provider;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.ndktck.api.provider.NdkProvider;
import org.ndktck.engine.NearestName;
import org.ndktck.engine.RunException;

/** The providers that a run can choose from. */
public final class SelectableProviders {

    /** The provider of a run that names none. */
    public static final String REFERENCE = "reference";

    static final String SERVICE_FILE = "META-INF/services/" + NdkProvider.class.getName();

    /** Longest wait for a provider to be made where nobody says another. */
    private static final Duration LIMIT = Duration.ofSeconds(10);

    private final ProviderPath path;
    private final ClassLoader loader;
    private final Duration limit;
    private final ServiceFileProviders services;
    private final List<IndexEntry> index;

    private SelectableProviders(ProviderPath path, ClassLoader loader, Duration limit) throws RunException {
        this.path = path;
        this.loader = loader;
        this.limit = limit;
        this.services = ServiceFileProviders.load(loader, limit);
        this.index = ProviderIndex.read(loader);
    }

    /**
     * Looks at the class path and at the provider path.
     *
     * @param path the entries of {@code --provider-path}
     * @return the providers
     * @throws RunException if the index is malformed
     */
    public static SelectableProviders on(ProviderPath path) throws RunException {
        return on(path, LIMIT);
    }

    /**
     * Looks at the class path and at the provider path.
     *
     * @param path the entries of {@code --provider-path}
     * @param limit longest wait for the constructors and names of providers, as far as they are needed
     * @return the providers
     * @throws RunException if the index is malformed
     */
    public static SelectableProviders on(ProviderPath path, Duration limit) throws RunException {
        return new SelectableProviders(path, path.loader(), limit);
    }

    /**
     * Lists the providers; of the index only the lines, no class is loaded for them.
     *
     * @return all, those of service files first
     */
    public List<SelectableProvider> list() {
        Stream<SelectableProvider> served =
                services.all().stream().map(found -> found.known(expectationOf(found.name())));
        Stream<SelectableProvider> indexed = index.stream()
                .map(entry -> new SelectableProvider(entry.name(), "", Optional.of(entry.expects()), true));
        return Stream.concat(served, indexed).toList();
    }

    /**
     * Lists what is wrong with providers that could not be made.
     *
     * @return a sentence for each
     */
    public List<String> failures() {
        return services.failures();
    }

    /**
     * Chooses the provider to judge.
     *
     * <p>Who gives a provider path and no name means the provider that is on it. Judging the reference
     * instead would end in a verdict on the wrong one.
     *
     * @param name the name asked for; without one the provider of the path, or the reference if there is
     *     no path
     * @return the provider
     * @throws RunException if there is none or more than one, or it cannot be made
     */
    public NdkProvider choose(Optional<String> name) throws RunException {
        return name.isEmpty() && !path.isEmpty() ? onlyOneOnPath() : named(name.orElse(REFERENCE));
    }

    /** Only a name that nobody has told is worth waiting for those that have not told theirs. */
    private NdkProvider named(String name) throws RunException {
        Optional<NdkProvider> known = only(name, services.found());
        if (known.isPresent()) {
            return known.get();
        }
        Optional<IndexEntry> entry =
                index.stream().filter(line -> line.name().equals(name)).findFirst();
        if (entry.isPresent()) {
            return IndexedProviderFactory.make(entry.get(), loader, limit);
        }
        Optional<NdkProvider> ofFamily = GeneratedProviders.make(name, loader);
        if (ofFamily.isPresent()) {
            return ofFamily.get();
        }
        if (NativeProviders.isNative(name)) {
            throw NativeProviders.notBuilt();
        }
        Optional<NdkProvider> late = only(name, services.all());
        return late.orElseThrow(() -> unknown(name));
    }

    private static Optional<NdkProvider> only(String name, List<LoadedProvider> found) throws RunException {
        List<LoadedProvider> matches =
                found.stream().filter(one -> one.name().equals(name)).toList();
        if (matches.size() > 1) {
            throw new RunException("two providers are named " + name + ": " + classesOf(matches)
                    + "; take one of them off the class path or the provider path");
        }
        return matches.stream().map(LoadedProvider::provider).findFirst();
    }

    private NdkProvider onlyOneOnPath() throws RunException {
        List<LoadedProvider> matches = services.all().stream()
                .filter(found -> found.isLoadedBy(loader))
                .toList();
        List<String> failures = services.failures();
        if (!failures.isEmpty()) {
            throw new RunException(String.join("; ", failures)
                    + (matches.isEmpty() ? "" : "; or choose another with --provider: " + names(matches)));
        }
        if (matches.size() == 1) {
            return matches.get(0).provider();
        }
        throw matches.isEmpty()
                ? noneOn(path)
                : new RunException("--provider-path " + path + " has several providers: " + names(matches)
                        + "; choose one with --provider");
    }

    static RunException noneOn(ProviderPath path) {
        return new RunException("--provider-path " + path + " has no provider; check its " + SERVICE_FILE);
    }

    private RunException unknown(String name) {
        List<String> failures = services.failures();
        if (!failures.isEmpty()) {
            return new RunException("none of the providers that can be used is named '" + name + "', they are "
                    + names(services.found()) + others() + "; " + String.join("; ", failures));
        }
        List<String> all = list().stream().map(SelectableProvider::name).toList();
        String guess = NearestName.nearest(name, all)
                .map(near -> "did you mean '" + near + "', or is --provider-path missing?")
                .orElse("add its jar with --provider-path, or see 'ndk-tck providers --all'");
        return new RunException(
                "no provider is named '" + name + "'; known are " + names(services.found()) + others() + "; " + guess);
    }

    private String others() {
        return index.isEmpty() ? "" : " and " + index.size() + " with a known verdict";
    }

    private static Optional<ExpectedVerdict> expectationOf(String name) {
        return name.equals(REFERENCE) ? Optional.of(ExpectedVerdict.CONFORMS) : Optional.empty();
    }

    private static String names(List<LoadedProvider> found) {
        return String.join(", ", found.stream().map(LoadedProvider::name).toList());
    }

    private static String classesOf(List<LoadedProvider> found) {
        List<String> classes = new ArrayList<>();
        found.forEach(one -> classes.add(one.provider().getClass().getName()));
        return String.join(", ", classes);
    }
}
