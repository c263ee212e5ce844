package org.ndktck.cli.init;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import javax.lang.model.SourceVersion;
import org.ndktck.engine.RunException;

/**
 * What the templates' names become.
 *
 * @param provider the name that users select the provider by, in place of acme-ndk
 * @param packageName in place of com.acme.ndk
 * @param prefix of each class, in place of Acme
 */
public record ProjectNames(String provider, String packageName, String prefix) {

    private static final Pattern PROVIDER = Pattern.compile("[a-z][a-z0-9]*(-[a-z0-9]+)*");
    private static final Pattern PACKAGE = Pattern.compile("[a-z0-9_.]+");
    private static final Pattern DEVICE = Pattern.compile("con|prn|aux|nul|(com|lpt)[0-9]");
    private static final String INTERFACE = "ndk";

    /**
     * Checks the names.
     *
     * @param provider lower-case words, with hyphens between them
     * @param packageName of the classes; made from the first word of the provider's name if there is none
     * @return the names
     * @throws RunException if one of them cannot be used
     */
    public static ProjectNames of(String provider, Optional<String> packageName) throws RunException {
        if (!PROVIDER.matcher(provider).matches()) {
            throw new RunException(
                    "--name '" + provider + "' is no name of a project; give lower-case letters and digits,"
                            + " with single hyphens between the words, such as acme-ndk");
        }
        List<String> words = new ArrayList<>(Arrays.asList(provider.split("-")));
        String named = packageName.orElse("com." + words.get(0) + ".ndk");
        if (!PACKAGE.matcher(named).matches() || !SourceVersion.isName(named) || isOfTheRuntime(named)) {
            throw new RunException("'" + named
                    + "' is no name of a package; give one in lower case with --package, such as" + " com.acme.ndk");
        }
        requireNoDevice(named);
        if (words.size() > 1 && words.get(words.size() - 1).equals(INTERFACE)) {
            words.remove(words.size() - 1);
        }
        if (words.equals(List.of(INTERFACE))) {
            throw new RunException(
                    "--name '" + provider + "' would give classes the names that the interface has, such as"
                            + " NdkAdapter; name the vendor, too, such as acme-ndk");
        }
        return new ProjectNames(
                provider, named, words.stream().map(ProjectNames::capital).collect(Collectors.joining()));
    }

    /** No runtime loads a class of such a package from elsewhere. */
    private static boolean isOfTheRuntime(String packageName) {
        return packageName.equals("java") || packageName.startsWith("java.");
    }

    private static void requireNoDevice(String packageName) throws RunException {
        for (String part : packageName.split("\\.", -1)) {
            if (DEVICE.matcher(part).matches()) {
                throw new RunException("the package '" + packageName + "' has the part '" + part
                        + "', which Windows keeps for a device, so that no directory can have the name; name another"
                        + " package with --package");
            }
        }
    }

    String applyTo(String template) {
        return template.replace("com.acme.ndk", packageName)
                .replace("acme-ndk", provider)
                .replace("Acme", prefix);
    }

    private static String capital(String word) {
        return word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1);
    }
}
