package org.ndktck.cli.init;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.ndktck.engine.RunException;

/** A project that is written as a whole or not at all. */
public final class NewProject {

    private static final List<String> CLASSES = List.of(
            "AcmeProvider",
            "AcmeAdapter",
            "AcmeConnector",
            "AcmeCq",
            "AcmeListener",
            "AcmePd",
            "AcmeQp",
            "AcmeSharedEndpoint",
            "ConnectorTable");

    private final ProjectNames names;
    private final String kitVersion;

    /**
     * Makes the project.
     *
     * @param names what its parts are called
     * @param kitVersion the version of the kit that judges it
     */
    public NewProject(ProjectNames names, String kitVersion) {
        this.names = names;
        this.kitVersion = kitVersion;
    }

    /** The text of each file, by its path with slashes. */
    Map<String, String> files() {
        Map<String, String> templates = new TreeMap<>(Map.of(
                "pom.xml",
                "pom.xml",
                "README.md",
                "README.md",
                "src/main/resources/META-INF/services/org.ndktck.api.provider.NdkProvider",
                "provider.txt",
                java("test", "AcmeConformanceTest"),
                "AcmeConformanceTest.java"));
        CLASSES.forEach(name -> templates.put(java("main", name), name + ".java"));
        Map<String, String> files = new TreeMap<>();
        templates.forEach((path, template) -> files.put(path, text(template)));
        return files;
    }

    /**
     * Writes the files: into a directory beside the one that is meant, which takes its place when all is there.
     *
     * @param directory one that is empty or not there
     * @return how many files were written
     * @throws RunException if it is something else, or cannot be written
     */
    public int write(Path directory) throws RunException {
        Path place = directory.toAbsolutePath().normalize();
        requireFree(directory, place);
        Path draft =
                place.resolveSibling(".ndk-tck-init-" + ProcessHandle.current().pid());
        try {
            Map<String, String> files = files();
            for (Map.Entry<String, String> file : files.entrySet()) {
                Path path = draft.resolve(file.getKey());
                Files.createDirectories(path.resolveSibling(""));
                Files.writeString(path, file.getValue(), StandardCharsets.UTF_8);
            }
            moveTo(place, draft);
            return files.size();
        } catch (IOException e) {
            throw new RunException(
                    directory + " cannot be written, because of " + reason(e) + "; name another directory", e);
        } finally {
            delete(draft);
        }
    }

    private static void requireFree(Path directory, Path place) throws RunException {
        if (Files.isDirectory(place)) {
            try (Stream<Path> inside = Files.list(place)) {
                if (inside.findAny().isPresent()) {
                    throw new RunException(directory + " is not empty; name a new directory");
                }
            } catch (IOException e) {
                throw new RunException(
                        directory + " cannot be read, because of " + reason(e) + "; name another directory", e);
            }
        } else if (Files.exists(place)) {
            throw new RunException(directory + " is a file; name a new directory");
        } else if (!Files.isDirectory(place.resolveSibling(""))) {
            Path parent = place.resolveSibling("");
            throw new RunException(
                    Files.exists(parent)
                            ? parent + " is a file, so that no directory can be made in it; name another one"
                            : "the directory " + parent + " does not exist, in which " + place.getFileName()
                                    + " was to be made; make it first");
        }
    }

    /** An empty directory that is there stays: somebody may be in it. */
    private static void moveTo(Path place, Path draft) throws IOException {
        if (!Files.exists(place)) {
            Files.move(draft, place);
            return;
        }
        try (Stream<Path> parts = Files.list(draft)) {
            for (Path part : parts.toList()) {
                Files.move(part, place.resolve(part.getFileName()));
            }
        }
    }

    private static void delete(Path draft) {
        if (!Files.exists(draft)) {
            return;
        }
        try (Stream<Path> parts = Files.walk(draft)) {
            parts.sorted(Comparator.reverseOrder()).map(Path::toFile).forEach(java.io.File::delete);
        } catch (IOException e) {
            throw new UncheckedIOException(draft + " cannot be removed", e);
        }
    }

    private static String reason(IOException e) {
        String reason = e instanceof FileSystemException refused ? refused.getReason() : e.getMessage();
        return reason == null ? e.getClass().getSimpleName() : reason;
    }

    private String java(String part, String name) {
        return "src/" + part + "/java/" + names.packageName().replace('.', '/') + "/" + names.applyTo(name) + ".java";
    }

    private String text(String template) {
        try (InputStream resource = Objects.requireNonNull(NewProject.class.getResourceAsStream(template), template)) {
            String text = new String(resource.readAllBytes(), StandardCharsets.UTF_8);
            return names.applyTo(text).replace("@KIT_VERSION@", kitVersion);
        } catch (IOException e) {
            throw new UncheckedIOException(template + " cannot be read", e);
        }
    }
}
