package org.ndktck.cli.provider;

import java.io.IOException;
import java.net.MalformedURLException;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.CodeSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import java.util.zip.ZipException;
import java.util.zip.ZipFile;
import org.ndktck.engine.RunException;
import org.ndktck.report.provenance.HashedFile;

/** The jars and directories of {@code --provider-path}, every one known to be there and readable. */
public final class ProviderPath {

    /** The parts of the kit that come in jars of their own. */
    private static final List<String> OWN_JARS = List.of("ndk-tck-faulty.jar", "ndk-tck-native.jar");

    private final List<Path> entries;

    private ProviderPath(List<Path> entries) {
        this.entries = entries;
    }

    /**
     * Checks the entries of the option.
     *
     * @param options jars, directories of classes, directories of jars
     * @return the path
     * @throws RunException if one does not exist or is neither; names it
     */
    public static ProviderPath of(List<Path> options) throws RunException {
        List<Path> entries = new ArrayList<>();
        for (Path option : options) {
            entries.add(option);
            if (Files.isDirectory(option)) {
                for (Path jar : jarsIn(option)) {
                    requireJar(jar);
                    entries.add(jar);
                }
            } else {
                requireJar(option);
            }
        }
        return new ProviderPath(List.copyOf(entries));
    }

    /**
     * Tells whether the option was given.
     *
     * @return true without any entry
     */
    boolean isEmpty() {
        return entries.isEmpty();
    }

    /**
     * Loads classes from the class path, from the entries, and from the kit's jars beside the command's own: that of
     * faulty providers, and the one that loads native providers.
     *
     * <p>Never closed: a provider's threads may need a class as long as the process lives.
     *
     * @return the loader
     */
    ClassLoader loader() {
        Stream<Path> all = Stream.concat(entries.stream(), jarsBesideOwnJar().stream());
        URL[] urls = all.map(ProviderPath::url).toArray(URL[]::new);
        return new URLClassLoader("provider-path", urls, ProviderPath.class.getClassLoader());
    }

    /**
     * Gives the entries.
     *
     * @return jars and directories, in the order in which they are looked at
     */
    public List<Path> entries() {
        return entries;
    }

    /**
     * Finds what a provider was loaded from.
     *
     * @param loaded its class
     * @return all entries where it comes from one of them, else the jar or the directory that it comes from
     */
    public List<Path> filesOf(Class<?> loaded) {
        Optional<Path> from = HashedFile.locationOf(loaded);
        return from.filter(this::isEntry).isPresent() ? entries : from.stream().toList();
    }

    private boolean isEntry(Path file) {
        return entries.stream()
                .anyMatch(entry -> entry.toAbsolutePath().normalize().equals(file));
    }

    /**
     * Looks for a file of a name in the entries, not in the class path.
     *
     * @param name the name, with slashes
     * @return whether one of them has it
     * @throws RunException if a jar can no longer be read
     */
    boolean has(String name) throws RunException {
        for (Path entry : entries) {
            if (Files.isDirectory(entry) ? Files.exists(entry.resolve(name)) : jarHas(entry, name)) {
                return true;
            }
        }
        return false;
    }

    private static boolean jarHas(Path jar, String name) throws RunException {
        try (ZipFile zip = new ZipFile(jar.toFile())) {
            return zip.getEntry(name) != null;
        } catch (IOException e) {
            throw unreadable(jar, e);
        }
    }

    private static RunException unreadable(Path entry, IOException e) {
        return new RunException("--provider-path " + entry + " cannot be read; check its permissions", e);
    }

    /**
     * Prints the entries.
     *
     * @return the paths, separated by a comma
     */
    @Override
    public String toString() {
        return String.join(", ", entries.stream().map(Path::toString).toList());
    }

    private static List<Path> jarsIn(Path directory) throws RunException {
        try (Stream<Path> files = Files.list(directory)) {
            return files.filter(ProviderPath::isNamedJar).sorted().toList();
        } catch (IOException e) {
            throw unreadable(directory, e);
        }
    }

    private static boolean isNamedJar(Path file) {
        return file.getFileName().toString().endsWith(".jar") && Files.isRegularFile(file);
    }

    private static void requireJar(Path file) throws RunException {
        if (!Files.exists(file)) {
            throw new RunException(
                    "--provider-path " + file + " does not exist; name a jar or a directory of classes or jars");
        }
        try (ZipFile zip = new ZipFile(file.toFile())) {
            zip.size();
        } catch (ZipException e) {
            throw new RunException(
                    "--provider-path " + file + " is no jar; name a jar or a directory of classes or jars", e);
        } catch (IOException e) {
            throw unreadable(file, e);
        }
    }

    private static List<Path> jarsBesideOwnJar() {
        CodeSource own = ProviderPath.class.getProtectionDomain().getCodeSource();
        if (own == null || !own.getLocation().getPath().endsWith(".jar")) {
            return List.of();
        }
        try {
            URI jar = own.getLocation().toURI();
            return OWN_JARS.stream()
                    .map(name -> Path.of(jar).resolveSibling(name))
                    .filter(Files::isRegularFile)
                    .toList();
        } catch (URISyntaxException e) {
            throw new IllegalStateException("the command's own jar has no proper place: " + own.getLocation(), e);
        }
    }

    private static URL url(Path path) {
        try {
            return path.toUri().toURL();
        } catch (MalformedURLException e) {
            throw new IllegalStateException("the path " + path + " makes no URL", e);
        }
    }
}
