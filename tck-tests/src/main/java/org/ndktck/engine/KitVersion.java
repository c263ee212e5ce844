package org.ndktck.engine;

import java.util.Optional;

/** The version of the kit, as its jar says it. */
public final class KitVersion {

    private KitVersion() {}

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
