package org.ndktck.cli.provider;

import java.security.CodeSource;
import java.time.Duration;
import java.util.ServiceConfigurationError;
import org.ndktck.api.provider.NdkProvider;

/** What is said of a provider that cannot be used: which one, where it is, what to do. */
final class ProviderErrors {

    private static final String SERVICE = NdkProvider.class.getName() + ": ";

    private ProviderErrors() {}

    /**
     * Says that no class could be got from a service file.
     *
     * @param failure the service loader's word, which names file and line or the class
     * @return one sentence
     */
    static String unreadable(Throwable failure) {
        String what = oneLine(failure);
        boolean otherEncoding =
                what.chars().anyMatch(letter -> letter == 0 || letter == '\uFEFF' || letter == '\uFFFD');
        return "a provider's service file or class cannot be loaded: " + what + "; "
                + (otherEncoding
                        ? "save " + SelectableProviders.SERVICE_FILE + " in UTF-8 without a byte order mark"
                        : "correct " + SelectableProviders.SERVICE_FILE + " or the jar it is in");
    }

    /**
     * Says that a class could not be made a provider.
     *
     * @param type the class
     * @param failure what it threw
     * @return one sentence
     */
    static String unusable(Class<?> type, Throwable failure) {
        Throwable cause = failure;
        while ((cause instanceof ServiceConfigurationError
                        || cause instanceof ExceptionInInitializerError
                        || cause instanceof ReflectiveOperationException)
                && cause.getCause() != null) {
            cause = cause.getCause();
        }
        return "the provider class " + type.getName() + " in " + placeOf(type) + " cannot be used: " + oneLine(cause)
                + "; its public constructor and its identity() have to return without opening anything";
    }

    /**
     * Says that a class has not become a provider.
     *
     * @param type the class
     * @param waited how long it was waited for
     * @param where the frames at which its thread stands
     * @return one sentence
     */
    static String unreturned(Class<?> type, Duration waited, String where) {
        return "the provider class " + type.getName() + " in " + placeOf(type) + " has not been made after "
                + waited.toSeconds() + " s, its thread is at " + where
                + "; its class initialiser, its public constructor and its identity() have to return without opening"
                + " anything";
    }

    private static String placeOf(Class<?> type) {
        CodeSource source = type.getProtectionDomain().getCodeSource();
        return source == null ? "the Java runtime" : source.getLocation().getPath();
    }

    private static String oneLine(Throwable failure) {
        String message =
                String.valueOf(failure.getMessage()).replace(SERVICE, "").replaceAll("\\s+", " ");
        boolean speaksForItself = failure instanceof ServiceConfigurationError;
        return speaksForItself ? message : failure.getClass().getName() + ": " + message;
    }
}
