package org.ndktck.judgement;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.ndktck.api.provider.NdkProvider;
import org.ndktck.catalog.Catalog;
import org.ndktck.catalog.RequirementId;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Grade;
import org.ndktck.faulty.Lawful;

/** The providers with a known verdict that the kit ships with, from their index. */
public final class ShippedProviders {

    private static final String INDEX = "META-INF/ndk-tck/providers.index";
    private static final String NULL = "null:";
    private static final String HOSTILE = "hostile:";
    private static final Set<Grade> GROSS = Set.of(Grade.BLATANT, Grade.MODERATE);

    private ShippedProviders() {}

    /** Lists the faulty and the lawful ones, sorted by name. */
    public static List<Class<? extends NdkProvider>> members() {
        return indexed(name -> !name.startsWith(NULL) && !name.startsWith(HOSTILE));
    }

    /** Lists those that harm the process they run in, without initialising one. */
    public static List<Class<? extends NdkProvider>> hostile() {
        return indexed(name -> name.startsWith(HOSTILE));
    }

    /** Lists those that do nothing. */
    public static List<Class<? extends NdkProvider>> nullProviders() {
        return indexed(name -> name.startsWith(NULL));
    }

    /** Gives the names of all, each with the prefix of its kind, as {@code ndk-tck providers --all} lists them. */
    public static Set<String> names() {
        return lines().stream().map(fields -> fields[0]).collect(Collectors.toSet());
    }

    private static List<Class<? extends NdkProvider>> indexed(Predicate<String> name) {
        return lines().stream()
                .filter(fields -> name.test(fields[0]))
                .<Class<? extends NdkProvider>>map(fields -> load(fields[1]))
                .toList();
    }

    private static List<String[]> lines() {
        InputStream index = ShippedProviders.class.getClassLoader().getResourceAsStream(INDEX);
        try (BufferedReader lines = new BufferedReader(
                new InputStreamReader(Objects.requireNonNull(index, INDEX), StandardCharsets.UTF_8))) {
            return lines.lines()
                    .filter(line -> !line.isBlank())
                    .map(line -> line.split("\t", -1))
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Lists those that violate a MUST, by their own words. */
    public static List<Class<? extends NdkProvider>> faults() {
        return members().stream()
                .filter(member -> member.isAnnotationPresent(Breaks.class))
                .toList();
    }

    /** The lawful providers that are not in the published measurement yet, each with what it shows; the profile zoo judges them once. */
    public static Map<String, String> joinedSinceTheLawfulMeasurement() {
        return Reasons.of(ShippedProviders.class, "joined-since.properties");
    }

    /** Lists those that keep every MUST, each in an odd way. */
    public static List<Class<? extends NdkProvider>> lawful() {
        return members().stream()
                .filter(member -> member.isAnnotationPresent(Lawful.class))
                .toList();
    }

    /** Tells whether a fault shows in the ordinary case; the others show at one length, on one side, in a race. */
    public static boolean isGross(Class<? extends NdkProvider> fault) {
        return GROSS.contains(fault.getAnnotation(Fault.class).grade());
    }

    /** The ids that a fault stands for: those it declares, and what follows from them. */
    public static Set<RequirementId> standsFor(Class<? extends NdkProvider> fault, Catalog catalog) {
        Set<RequirementId> declared = Set.of(fault.getAnnotation(Breaks.class).value());
        Set<RequirementId> all = catalog.derivedFrom(declared);
        all.addAll(declared);
        return all;
    }

    private static Class<? extends NdkProvider> load(String name) {
        try {
            return Class.forName(name, false, ShippedProviders.class.getClassLoader())
                    .asSubclass(NdkProvider.class);
        } catch (ClassNotFoundException e) {
            throw new IllegalStateException(INDEX + " names a class that is not there: " + name, e);
        }
    }
}
