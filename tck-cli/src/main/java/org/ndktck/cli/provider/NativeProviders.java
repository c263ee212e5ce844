package org.ndktck.cli.provider;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;
import org.ndktck.engine.RunException;

/** Providers in shared libraries: how they are named, and what they need. A module of its own, which may be missing, loads them. */
public final class NativeProviders {

    /** The name that goes with the setting {@link #LIBRARY}. */
    public static final String NATIVE = "native";

    /** The setting that names the library. */
    public static final String LIBRARY = "library";

    private static final String PREFIX = NATIVE + ":";
    private static final int LEAST_JAVA = 22;

    private NativeProviders() {}

    /**
     * Names the provider in a library.
     *
     * @param library its path
     * @return the name
     */
    public static String named(String library) {
        return PREFIX + library;
    }

    /**
     * Tells whether a name is that of a provider in a library.
     *
     * @param name the name
     * @return whether it is
     */
    public static boolean isNative(String name) {
        return name.startsWith(PREFIX);
    }

    /**
     * Finds the library in a name.
     *
     * @param name the name
     * @return the library; nothing if the provider is in none
     */
    public static Optional<Path> libraryOf(String name) {
        return isNative(name) ? Optional.of(Path.of(name.substring(PREFIX.length()))) : Optional.empty();
    }

    /**
     * Checks what can be checked without loading the library.
     *
     * @param name the name of any provider
     * @throws RunException if it is in a library, and that is missing or this Java cannot load it
     */
    public static void check(String name) throws RunException {
        if (isNative(name)) {
            requireJava(Runtime.version().feature());
            requireFile(name);
        }
    }

    static void requireJava(int present) throws RunException {
        if (present < LEAST_JAVA) {
            throw new RunException("native providers need Java " + LEAST_JAVA + " or newer; this is Java " + present
                    + "; let JAVA_HOME name a newer one");
        }
    }

    private static void requireFile(String name) throws RunException {
        try {
            if (libraryOf(name).filter(Files::isRegularFile).isPresent()) {
                return;
            }
        } catch (InvalidPathException e) {
            throw new RunException(
                    "--provider " + name + " names no path; name a shared library: --provider native:PATH", e);
        }
        throw new RunException("the library " + name.substring(PREFIX.length())
                + " does not exist; name a shared library that was built with ndktck.h: --provider native:PATH");
    }

    /** Says that the module that loads libraries is missing. */
    static RunException notBuilt() {
        return new RunException("this ndk-tck was built without native providers; build it with a JDK " + LEAST_JAVA
                + " or newer, or put ndk-tck-native.jar beside its jar");
    }
}
