package org.ndktck.suite;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Properties;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.TreeMap;
import org.ndktck.api.provider.NdkProvider;
import org.ndktck.engine.JudgingOptions;
import org.ndktck.engine.OptionException;
import org.ndktck.engine.OptionText;
import org.ndktck.engine.Profile;
import org.ndktck.engine.RunException;
import org.ndktck.engine.RunRequest;
import org.ndktck.engine.Selection;
import org.ndktck.report.directory.ReportException;
import org.ndktck.report.directory.WaiverFile;
import org.ndktck.report.model.FailOn;
import org.ndktck.report.waiver.Waiver;

/**
 * What a suite run can be told, by system properties:
 *
 * <ul>
 *   <li>{@code ndktck.provider}: name of the provider, where the class path has several;
 *   <li>{@code ndktck.set.KEY}: a setting the provider is opened with;
 *   <li>{@code ndktck.profile}: quick, standard (the default) or thorough;
 *   <li>{@code ndktck.tries}, {@code ndktck.seed}, {@code ndktck.patience} (milliseconds);
 *   <li>{@code ndktck.only}, {@code ndktck.skip}: ids, sections and patterns, such as {@code GCD-07,ACC,CON-1*};
 *   <li>{@code ndktck.failOn}: violation (the default), noted or undecided;
 *   <li>{@code ndktck.requireComplete}: true, so that a run that leaves a MUST out fails, or false (the default);
 *   <li>{@code ndktck.waivers}: a file of violations that are accepted until a day;
 *   <li>{@code ndktck.report}: directory of the report, {@code target/ndk-tck-report} by default.
 * </ul>
 */
public final class SuiteSettings {

    private static final String PREFIX = "ndktck.";
    private static final String SETTING = PREFIX + "set.";
    private static final Set<String> KNOWN = Set.of(
            "provider",
            "profile",
            "tries",
            "seed",
            "patience",
            "only",
            "skip",
            "failOn",
            "requireComplete",
            "report",
            "waivers");

    private final Map<String, String> values = new TreeMap<>();

    private SuiteSettings(Properties properties) {
        properties.stringPropertyNames().stream()
                .filter(name -> name.startsWith(PREFIX))
                .forEach(name -> values.put(name, properties.getProperty(name)));
    }

    /**
     * Reads the system properties.
     *
     * @return the settings
     * @throws RunException if a property of this prefix is not known
     */
    public static SuiteSettings ofThisProcess() throws RunException {
        return of(System.getProperties());
    }

    static SuiteSettings of(Properties properties) throws RunException {
        SuiteSettings settings = new SuiteSettings(properties);
        for (String name : settings.values.keySet()) {
            if (!name.startsWith(SETTING) && !KNOWN.contains(name.substring(PREFIX.length()))) {
                throw new RunException("the system property " + name + " is not known; the suite knows ndktck."
                        + String.join(", ndktck.", KNOWN.stream().sorted().toList()) + " and ndktck.set.KEY");
            }
        }
        return settings;
    }

    boolean requireComplete() throws RunException {
        return read("requireComplete", OptionText::truth).orElse(false);
    }

    Path report() {
        return Path.of(value("report").orElse("target/ndk-tck-report"));
    }

    RunRequest request() throws RunException {
        return new RunRequest(provider(), providerSettings(), options());
    }

    private JudgingOptions options() throws RunException {
        Optional<Integer> tries = read("tries", OptionText::tries);
        return new JudgingOptions(
                read("profile", text -> OptionText.constant(Profile.class, text))
                        .orElse(Profile.STANDARD),
                tries.map(OptionalInt::of).orElseGet(OptionalInt::empty),
                read("seed", OptionText::seed).orElse(JudgingOptions.DEFAULT_SEED),
                new Selection(
                        read("only", OptionText::ids).orElse(Set.of()),
                        read("skip", OptionText::ids).orElse(Set.of())),
                read("patience", OptionText::patience).orElse(JudgingOptions.DEFAULT_PATIENCE),
                read("failOn", text -> OptionText.constant(FailOn.class, text)).orElse(FailOn.VIOLATION),
                waivers());
    }

    private List<Waiver> waivers() throws RunException {
        Optional<String> file = value("waivers");
        if (file.isEmpty()) {
            return List.of();
        }
        try {
            return WaiverFile.read(Path.of(file.get()));
        } catch (ReportException e) {
            throw new RunException(String.valueOf(e.getMessage()), e);
        }
    }

    private Map<String, String> providerSettings() {
        Map<String, String> settings = new TreeMap<>();
        values.forEach((name, value) -> {
            if (name.startsWith(SETTING)) {
                settings.put(name.substring(SETTING.length()), value);
            }
        });
        return settings;
    }

    private NdkProvider provider() throws RunException {
        List<NdkProvider> found = found();
        Optional<String> wanted = value("provider");
        List<String> names = found.stream().map(each -> each.identity().name()).toList();
        if (wanted.isPresent()) {
            return found.stream()
                    .filter(each -> each.identity().name().equals(wanted.get()))
                    .findFirst()
                    .orElseThrow(() -> new RunException("no provider '" + wanted.get()
                            + "' is on the class path, which has " + names + "; correct ndktck.provider"));
        }
        if (found.size() == 1) {
            return found.get(0);
        }
        throw new RunException(
                found.isEmpty()
                        ? "no provider is on the class path; name its class in META-INF/services/"
                                + NdkProvider.class.getName()
                        : "several providers are on the class path, " + names + "; name one with -Dndktck.provider");
    }

    private static List<NdkProvider> found() throws RunException {
        try {
            return ServiceLoader.load(NdkProvider.class).stream()
                    .map(ServiceLoader.Provider::get)
                    .toList();
        } catch (ServiceConfigurationError e) {
            throw new RunException("a provider on the class path cannot be loaded: " + e.getMessage(), e);
        }
    }

    private <T> Optional<T> read(String name, OptionText.Reader<T> reader) throws RunException {
        Optional<String> text = value(name);
        if (text.isEmpty()) {
            return Optional.empty();
        }
        try {
            return Optional.of(reader.read(text.get()));
        } catch (OptionException e) {
            throw new RunException("invalid value for the system property " + PREFIX + name + ": " + e.getMessage(), e);
        }
    }

    private Optional<String> value(String name) {
        return Optional.ofNullable(values.get(PREFIX + name)).filter(text -> !text.isBlank());
    }
}
