package org.ndktck.cli;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.ndktck.cli.option.SettingOption;
import org.ndktck.cli.order.ProviderChoice;
import org.ndktck.cli.provider.NativeProviders;
import org.ndktck.engine.RunException;
import org.ndktck.report.model.RunInfo;
import picocli.CommandLine.Option;

/** Which provider, where it is found, what it is opened with. */
final class ProviderOptions {

    @Option(
            names = "--provider",
            paramLabel = "NAME",
            description = "The provider to judge, or native:PATH for one in a shared library; without it the one on"
                    + " --provider-path, else 'reference'.")
    private Optional<String> name = Optional.empty();

    @Option(
            names = "--provider-path",
            split = "\n",
            hideParamSyntax = true,
            paramLabel = "JAR|DIR",
            description = "A jar, or a directory of classes or jars, to look for providers in. Repeatable.")
    private List<Path> path = List.of();

    @Option(
            names = "--set",
            split = "\n",
            hideParamSyntax = true,
            paramLabel = "KEY=VALUE",
            converter = SettingOption.class,
            description = "A setting to open the provider with. Repeatable.")
    private List<Map.Entry<String, String>> settings = List.of();

    /**
     * Makes the choice.
     *
     * @throws RunException if a setting has two values
     */
    ProviderChoice choice() throws RunException {
        return choice(name, Map.of());
    }

    /**
     * Chooses the provider of a report with what it was opened with, each unless told otherwise.
     *
     * @throws RunException if a setting has two values
     */
    ProviderChoice choiceLike(RunInfo info) throws RunException {
        return choice(Optional.of(name.orElse(info.providerName())), info.settings());
    }

    private ProviderChoice choice(Optional<String> chosen, Map<String, String> before) throws RunException {
        Map<String, String> once = new LinkedHashMap<>();
        for (Map.Entry<String, String> setting : settings) {
            String other = once.put(setting.getKey(), setting.getValue());
            if (other != null) {
                throw new RunException("--set " + setting.getKey() + " has two values, '" + other + "' and '"
                        + setting.getValue() + "'; leave one out");
            }
        }
        Map<String, String> all = new LinkedHashMap<>(before);
        all.putAll(once);
        Optional<String> named = inLibrary(chosen, all);
        return new ProviderChoice(named, path.stream().map(Path::toString).toList(), all);
    }

    /** A library may be named by a setting instead of by the name of the provider; from here on it is the name. */
    private static Optional<String> inLibrary(Optional<String> chosen, Map<String, String> settings)
            throws RunException {
        if (!chosen.equals(Optional.of(NativeProviders.NATIVE))) {
            return chosen;
        }
        String library = settings.remove(NativeProviders.LIBRARY);
        if (library == null) {
            throw new RunException("--provider native does not say which library; write --provider native:PATH, or add"
                    + " --set library=PATH");
        }
        return Optional.of(NativeProviders.named(library));
    }

    /**
     * Completes the commands of a report: a report knows the provider by name, not where it came from.
     *
     * @return a line for people, or nothing if the provider is on the class path
     */
    String replayHint() {
        String options = path.stream().map(entry -> " --provider-path " + entry).collect(Collectors.joining());
        return options.isEmpty() ? "" : "Replay with:" + options + "\n";
    }
}
