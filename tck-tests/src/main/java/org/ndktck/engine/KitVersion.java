package org.ndktck.engine;

import java.util.List;
import java.util.Optional;
import org.ndktck.api.provider.NdkProvider;
import org.ndktck.report.model.RunResult;

/** The version of the kit, as its jar says it. */
public final class KitVersion {

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
     * Gives the version.
     *
     * @return for example {@code 0.1.0}, or {@code unreleased} when the classes are in no jar
     */
    public static String text() {
        return Optional.ofNullable(KitVersion.class.getPackage().getImplementationVersion())
                .orElse("unreleased");
    }
}
