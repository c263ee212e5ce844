package org.ndktck.engine;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import org.ndktck.api.provider.NdkProvider;
import org.ndktck.report.model.RunResult;

/** The version of the kit, the same for the command and for a suite of the same build. */
public final class KitVersion {

    private static final String NAME = "kit-version.txt";

    private KitVersion() {}

    /**
     * Names a class of each module that judges: what they were loaded from is the kit.
     *
     * @return the classes
     */
    public static List<Class<?>> modules() {
        return List.of(NdkProvider.class, RunResult.class, KitVersion.class);
    }

    /**
     * Gives the version that the build has written.
     *
     * @return for example {@code 0.1.0} or {@code 0.1.0-SNAPSHOT}
     */
    public static String text() {
        try (InputStream version = Objects.requireNonNull(KitVersion.class.getResourceAsStream(NAME), NAME)) {
            return new String(version.readAllBytes(), StandardCharsets.UTF_8).strip();
        } catch (IOException e) {
            throw new UncheckedIOException(NAME + " cannot be read", e);
        }
    }
}
