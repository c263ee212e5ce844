package org.ndktck.cli.order;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.ndktck.api.provider.NdkProvider;
import org.ndktck.cli.peer.Greeting;
import org.ndktck.cli.peer.PeerAddress;
import org.ndktck.cli.peer.PeeredProvider;
import org.ndktck.cli.provider.NativeProviders;
import org.ndktck.cli.provider.ProviderPath;
import org.ndktck.cli.provider.SelectableProviders;
import org.ndktck.engine.OpenedProvider;
import org.ndktck.engine.RunException;

/**
 * Which provider to judge.
 *
 * @param name the name asked for; without one the provider of the path, or the reference
 * @param path the entries of {@code --provider-path}
 * @param settings what it is opened with
 * @param peer where the process waits that has the passive side, if it is another one
 */
public record ProviderChoice(
        Optional<String> name, List<String> path, Map<String, String> settings, Optional<PeerAddress> peer) {

    /** Copies the collections. */
    public ProviderChoice {
        path = List.copyOf(path);
        settings = Map.copyOf(settings);
    }

    /**
     * Chooses a provider whose sides are in one process.
     *
     * @param name the name asked for; without one the provider of the path, or the reference
     * @param path the entries of {@code --provider-path}
     * @param settings what it is opened with
     */
    public ProviderChoice(Optional<String> name, List<String> path, Map<String, String> settings) {
        this(name, path, settings, Optional.empty());
    }

    /**
     * Chooses the same, with its passive side in another process.
     *
     * @param where that one waits; nothing leaves it in this process
     * @return the choice
     */
    public ProviderChoice with(Optional<PeerAddress> where) {
        return new ProviderChoice(name, path, settings, where);
    }

    /**
     * Checks what can be checked without loading a class of the vendor.
     *
     * @throws RunException if an entry of the path is not there or is no jar, or the library of a native provider is not
     *     there or cannot be loaded by this Java, or no peer is there that can be the other side
     */
    public void check() throws RunException {
        ProviderPath.of(paths());
        if (name.isPresent()) {
            NativeProviders.check(name.get());
        }
        if (peer.isPresent()) {
            Greeting.of(peer.get());
        }
    }

    /**
     * Tells whether the provider is in a shared library, and may end its process at any time.
     *
     * @return whether it is
     */
    public boolean isNative() {
        return name.filter(NativeProviders::isNative).isPresent();
    }

    /**
     * Loads the provider, which may take a while for a run of a patience.
     *
     * @param patience of the run
     * @return the provider
     * @throws RunException if there is none or more than one, or it cannot be made
     */
    public NdkProvider load(Duration patience) throws RunException {
        return provider(OpenedProvider.limit(patience));
    }

    /**
     * Loads the provider.
     *
     * @param limit longest wait for its constructor, and for the name of whoever may be meant
     * @return the provider
     * @throws RunException if there is none or more than one, or it cannot be made
     */
    NdkProvider provider(Duration limit) throws RunException {
        check();
        return SelectableProviders.on(ProviderPath.of(paths()), limit).choose(name);
    }

    /**
     * Finds the files of the provider once it is loaded.
     *
     * @param loaded the provider
     * @return the jars and directories it was loaded from, with what lies beside them on the path; the library of a
     *     native provider
     * @throws RunException if an entry of the path is gone meanwhile
     */
    public List<Path> filesOf(NdkProvider loaded) throws RunException {
        Optional<Path> library = name.flatMap(NativeProviders::libraryOf);
        return library.isPresent()
                ? List.of(library.get())
                : ProviderPath.of(paths()).filesOf(PeeredProvider.local(loaded).getClass());
    }

    /**
     * Names the provider for a sentence before anybody knows its own name.
     *
     * @return for example {@code provider 'acme'}
     */
    public String words() {
        if (name.isPresent()) {
            return "provider '" + name.get() + "'";
        }
        return path.isEmpty()
                ? "provider '" + SelectableProviders.REFERENCE + "'"
                : "the provider on " + String.join(", ", path);
    }

    /**
     * Gives the entries of the path.
     *
     * @return them, as paths
     */
    public List<Path> paths() {
        return path.stream().map(Path::of).toList();
    }
}
