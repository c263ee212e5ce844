package org.ndktck.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/** Makes what a vendor hands over: a jar, or a directory, of classes that are not on the class path. */
public final class VendorJar {

    static final String SERVICE_FILE = "META-INF/services/org.ndktck.api.provider.NdkProvider";

    private static final String SOURCE = """
            package com.acme;
            import org.ndktck.api.provider.*;
            public class %s implements NdkProvider {
                %s
                public ProviderIdentity identity() { return new ProviderIdentity("%s", "Acme", "1.4"); }
                public int spiVersion() { return SPI_VERSION; }
                public OpenedAdapters open(OpenRequest request) throws AdapterOpenException {
                    throw new AdapterOpenException("nic7 is missing; name another with --set device=NAME");
                }
            }
            """;

    private final Path classes;
    private final Map<String, String> resources = new LinkedHashMap<>();

    public VendorJar(Path classes) {
        this.classes = classes;
    }

    /** Adds a provider and its line in the service file. */
    public VendorJar with(String className, String name, String members) throws IOException {
        return withSource(className, SOURCE.formatted(className, members, name));
    }

    /** Adds a provider of the package {@code com.acme} and its line in the service file. */
    public VendorJar withSource(String className, String source) throws IOException {
        compile(className, source);
        resources.merge(SERVICE_FILE, "com.acme." + className + "\n", String::concat);
        return this;
    }

    VendorJar withResource(String path, String content) {
        resources.put(path, content);
        return this;
    }

    /** Leaves everything as a directory of classes. */
    public Path directory() throws IOException {
        for (Map.Entry<String, String> resource : resources.entrySet()) {
            Path file = classes.resolve(resource.getKey());
            Files.createDirectories(file.resolveSibling(""));
            Files.writeString(file, resource.getValue());
        }
        return classes;
    }

    public Path jar(Path jar) throws IOException {
        Path root = directory();
        try (OutputStream file = Files.newOutputStream(jar);
                JarOutputStream zip = new JarOutputStream(file);
                Stream<Path> paths = Files.walk(root)) {
            for (Path path : paths.filter(Files::isRegularFile).toList()) {
                zip.putNextEntry(new JarEntry(root.relativize(path).toString().replace('\\', '/')));
                Files.copy(path, zip);
            }
        }
        return jar;
    }

    private void compile(String className, String source) throws IOException {
        Path file = Files.writeString(Files.createDirectories(classes).resolve(className + ".java"), source);
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null)) {
            List<String> options = List.of("-d", classes.toString(), "-proc:none");
            boolean compiled = compiler.getTask(null, files, null, options, null, files.getJavaFileObjects(file))
                    .call();
            assertThat(compiled).as("%s compiles", className).isTrue();
        }
        Files.delete(file);
    }
}
