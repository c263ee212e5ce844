package org.ndktck.report.provenance;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import java.util.stream.Stream;
import org.ndktck.catalog.Catalog;

/** Finds out what is judged and with what, on threads of its own while a provider is opened: no run waits for a hash. */
public final class ProvenanceSearch {

    /** The reference and the kit are one jar. */
    private final Map<Path, HashedFile> hashed = new ConcurrentHashMap<>();

    private final CompletableFuture<Provenance> own;
    private CompletableFuture<List<HashedFile>> provider = CompletableFuture.completedFuture(List.of());

    private ProvenanceSearch(List<Class<?>> kit, Path workingDirectory, Optional<String> commandLine) {
        this.own = CompletableFuture.supplyAsync(
                () -> ofKit(kit, this::hash, GitCheckout.commit(workingDirectory), commandLine),
                ProvenanceSearch::inBackground);
    }

    /**
     * Begins with what is known before the provider is.
     *
     * @param kit a class of each module of the kit
     * @param workingDirectory where the run was started
     * @param commandLine the command, as it was given, if there was one
     * @return the search
     */
    public static ProvenanceSearch begin(List<Class<?>> kit, Path workingDirectory, Optional<String> commandLine) {
        return new ProvenanceSearch(kit, workingDirectory, commandLine);
    }

    /**
     * Tells what the kit is, at once.
     *
     * @param kit a class of each module of the kit
     * @return its files and the catalogue; nothing of a provider or a run
     */
    public static Provenance ofKit(List<Class<?>> kit) {
        return ofKit(kit, HashedFile::of, Optional.empty(), Optional.empty());
    }

    /**
     * Goes on with a file of the provider.
     *
     * @param file a jar or a directory that it was loaded from
     */
    public synchronized void loadedFrom(Path file) {
        provider = provider.thenApplyAsync(
                files -> Stream.concat(files.stream(), Stream.of(hash(file))).toList(), ProvenanceSearch::inBackground);
    }

    /**
     * Gives what was found; waits for what is still looked for.
     *
     * @return what was judged and with what
     */
    public synchronized Provenance result() {
        Provenance found = own.join();
        return new Provenance(
                provider.join(), found.kit(), found.catalogueSha256(), found.commit(), found.commandLine());
    }

    private HashedFile hash(Path file) {
        return hashed.computeIfAbsent(file, HashedFile::of);
    }

    private static Provenance ofKit(
            List<Class<?>> kit,
            Function<Path, HashedFile> hash,
            Optional<String> commit,
            Optional<String> commandLine) {
        List<HashedFile> files = kit.stream()
                .flatMap(one -> HashedFile.locationOf(one).stream())
                .distinct()
                .map(hash)
                .toList();
        return new Provenance(List.of(), files, Optional.of(Sha256.of(Catalog.source())), commit, commandLine);
    }

    private static void inBackground(Runnable work) {
        Thread thread = new Thread(work, "ndk-tck hashes");
        thread.setDaemon(true);
        thread.start();
    }
}
