package org.ndktck.cli.config;

import java.nio.file.Path;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.ndktck.engine.NearestName;
import org.ndktck.engine.RunException;
import picocli.CommandLine.IDefaultValueProvider;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;

/** What is set beside the command line. Of several sources the system property counts first, then the environment. */
public final class Configuration implements IDefaultValueProvider {

    private static final String PROPERTY = "ndktck.";
    private static final String SETTING = "ndktck.set.";
    private static final String VARIABLE = "NDKTCK_";

    /** What the launcher tells workers. */
    private static final String ARCHIVE = "ndktck.archive";

    /** Between several values of an option, which a text of the command line never holds. */
    private static final String LINE = "\n";

    private final Map<String, Setting> settings;

    private Configuration(Map<String, Setting> settings) {
        this.settings = settings;
    }

    /**
     * Where to look.
     *
     * @param directory the working directory
     * @param properties the system properties
     * @param environment the environment
     */
    public record Sources(Path directory, Map<String, String> properties, Map<String, String> environment) {

        /**
         * Takes those of this process.
         *
         * @return the sources
         */
        public static Sources ofProcess() {
            Map<String, String> properties = new TreeMap<>();
            System.getProperties()
                    .stringPropertyNames()
                    .forEach(name -> properties.put(name, System.getProperty(name, "")));
            return new Sources(Path.of(""), properties, System.getenv());
        }
    }

    /**
     * What is set.
     *
     * @param text the value
     * @param source where it stands
     */
    public record Setting(String text, String source) {}

    /**
     * Gives the configuration in which nothing is set.
     *
     * @return it
     */
    public static Configuration empty() {
        return new Configuration(Map.of());
    }

    /**
     * Reads all sources.
     *
     * @param knobs what can be set
     * @param sources where to look
     * @return what is set
     * @throws RunException if something is set that is no knob, or the file cannot be read
     */
    public static Configuration read(List<Knob> knobs, Sources sources) throws RunException {
        List<String> keys = knobs.stream().map(Knob::key).toList();
        Map<String, Setting> settings = new LinkedHashMap<>();
        for (Map.Entry<String, List<String>> line :
                ConfigurationFile.read(sources.directory()).entrySet()) {
            requireKnown("the key", line.getKey(), keys, ConfigurationFile.NAME);
            requireOneOrMany(line.getKey(), line.getValue().size(), knobs);
            String separator = line.getKey().equals("only") || line.getKey().equals("skip") ? "," : LINE;
            settings.put(line.getKey(), new Setting(String.join(separator, line.getValue()), ConfigurationFile.NAME));
        }
        Map<String, String> variables = named(sources.environment(), VARIABLE);
        List<String> known = knobs.stream().map(Knob::variable).toList();
        for (String variable : variables.keySet()) {
            requireKnown("the variable", variable, known, "the environment");
        }
        Map<String, String> properties = named(sources.properties(), PROPERTY);
        properties.remove(ARCHIVE);
        Map<String, String> pairs = named(properties, SETTING);
        properties.keySet().removeAll(pairs.keySet());
        known = knobs.stream().map(Knob::property).toList();
        for (String property : properties.keySet()) {
            requireKnown("the system property", property, known, "the command line of Java");
        }
        for (Knob knob : knobs) {
            put(settings, knob.key(), variables.get(knob.variable()), "environment " + knob.variable());
            put(settings, knob.key(), properties.get(knob.property()), "system property " + knob.property());
        }
        if (!pairs.isEmpty()) {
            List<String> set = pairs.entrySet().stream()
                    .map(pair -> pair.getKey().substring(SETTING.length()) + "=" + pair.getValue())
                    .toList();
            put(settings, "set", String.join(LINE, set), "system property " + SETTING + "*");
        }
        return new Configuration(settings);
    }

    private static void put(Map<String, Setting> settings, String key, @Nullable String text, String source) {
        if (text != null && !text.isBlank()) {
            settings.put(key, new Setting(text, source));
        }
    }

    private static Map<String, String> named(Map<String, String> all, String prefix) {
        Map<String, String> named = new TreeMap<>(all);
        named.keySet().removeIf(name -> !name.startsWith(prefix));
        return named;
    }

    private static void requireOneOrMany(String key, int values, List<Knob> knobs) throws RunException {
        boolean takesMany = knobs.stream()
                .anyMatch(knob -> knob.key().equals(key) && knob.option().isMultiValue());
        if (values > 1 && !takesMany) {
            throw new RunException("the key " + key + " in " + ConfigurationFile.NAME + " has " + values
                    + " values and takes one; leave the others out");
        }
    }

    private static void requireKnown(String what, String name, Collection<String> known, String where)
            throws RunException {
        if (!known.contains(name)) {
            String guess = NearestName.nearest(name, known)
                    .map(near -> "did you mean '" + near + "'?")
                    .orElse("'ndk-tck config' shows what can be set");
            throw new RunException(what + " '" + name + "' in " + where + " is not known; " + guess);
        }
    }

    /**
     * Finds what is set.
     *
     * @param key the name of the option, without hyphens before it
     * @return the setting, if there is one
     */
    public Optional<Setting> of(String key) {
        return Optional.ofNullable(settings.get(key));
    }

    /**
     * Finds what is set.
     *
     * @param argument an option or a parameter
     * @return the setting, if there is one
     */
    public Optional<Setting> of(ArgSpec argument) {
        return argument instanceof OptionSpec option
                ? of(option.longestName().replaceFirst("^--", ""))
                : Optional.empty();
    }

    @Override
    public @Nullable String defaultValue(ArgSpec argument) {
        return of(argument).map(Setting::text).orElse(null);
    }
}
