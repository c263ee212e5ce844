package org.ndktck.suite;

import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.ndktck.api.provider.NdkProvider;
import org.ndktck.engine.RunException;

/** Providers on the class path of a thread. */
final class Providers implements AutoCloseable {

    /** Looks for providers. */
    interface Look<T> {

        T look() throws RunException;
    }

    private final URLClassLoader loader;

    private Providers(URLClassLoader loader) {
        this.loader = loader;
    }

    /** Names provider classes as a jar of a vendor does. */
    static Providers named(Path directory, String... classes) throws IOException {
        Path services = Files.createDirectories(directory.resolve("META-INF/services"));
        Files.write(services.resolve(NdkProvider.class.getName()), Arrays.asList(classes));
        return new Providers(
                new URLClassLoader(new URL[] {directory.toUri().toURL()}, Providers.class.getClassLoader()));
    }

    /** Looks with the providers on the class path. */
    <T> T see(Look<T> look) throws RunException {
        Thread thread = Thread.currentThread();
        ClassLoader before = thread.getContextClassLoader();
        thread.setContextClassLoader(loader);
        try {
            return look.look();
        } finally {
            thread.setContextClassLoader(before);
        }
    }

    @Override
    public void close() throws IOException {
        loader.close();
    }
}
