package org.ndktck.faulty;

import java.io.*;
import java.lang.reflect.Modifier;
import java.net.URISyntaxException;
import java.nio.file.*;
import java.util.List;
import java.util.stream.Stream;
import org.ndktck.api.provider.NdkProvider;
import org.ndktck.faulty.grid.GridProvider;

/** Every provider class of the module, found by looking at what was compiled. */
final class ProviderClasses {

    private static final String SUFFIX = ".class";

    private ProviderClasses() {}

    static List<Class<?>> all() {
        Path root = compiled();
        try (Stream<Path> files = Files.walk(root)) {
            return files.map(file -> root.relativize(file).toString().replace('\\', '/'))
                    .filter(name -> name.endsWith(SUFFIX) && !name.contains("$") && !name.contains("-info"))
                    .<Class<?>>map(ProviderClasses::load)
                    .filter(NdkProvider.class::isAssignableFrom)
                    .filter(type -> !Modifier.isAbstract(type.getModifiers()))
                    .filter(type -> type != GridProvider.class) // one class, thousands of providers
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Those that can be made and asked without harm. */
    static List<Class<?>> harmless() {
        return all().stream()
                .filter(type -> !type.isAnnotationPresent(Hostile.class))
                .toList();
    }

    /** Those that nobody should load but in a process of their own. */
    static List<Class<?>> hostile() {
        return all().stream()
                .filter(type -> type.isAnnotationPresent(Hostile.class))
                .toList();
    }

    static NdkProvider make(Class<?> type) {
        try {
            return type.asSubclass(NdkProvider.class).getDeclaredConstructor().newInstance();
        } catch (ReflectiveOperationException e) {
            throw new LinkageError(type + " has no public constructor without parameters", e);
        }
    }

    private static Path compiled() {
        try {
            return Path.of(DerivedProvider.class
                    .getProtectionDomain()
                    .getCodeSource()
                    .getLocation()
                    .toURI());
        } catch (URISyntaxException e) {
            throw new AssertionError(e);
        }
    }

    private static Class<?> load(String name) {
        String path = name.substring(0, name.length() - SUFFIX.length());
        try {
            return Class.forName(path.replace('/', '.'), false, ProviderClasses.class.getClassLoader());
        } catch (ClassNotFoundException e) {
            throw new AssertionError(e);
        }
    }
}
