package org.ndktck.cli;

import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.concurrent.Callable;
import org.ndktck.cli.config.Configuration;
import org.ndktck.cli.config.Knob;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** Prints what is set beside the command line, and where. */
@Command(
        name = "config",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        description =
                "Prints what 'run' goes by where its command line says nothing, and where each value comes from: a system"
                        + " property, the environment, ndk-tck.yaml in the working directory, or the default.",
        footer = {"", "Example: ndk-tck config --format json"})
final class ConfigCommand implements Callable<Integer> {

    private final Terminal terminal;
    private final Configuration configuration;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Mixin
    private FormatOption format = new FormatOption();

    ConfigCommand(Terminal terminal, Configuration configuration) {
        this.terminal = terminal;
        this.configuration = configuration;
    }

    @Override
    public Integer call() {
        CommandLine run = Objects.requireNonNull(spec.parent().subcommands().get("run"), "run is a subcommand");
        List<Entry> entries =
                Knob.of(run.getCommandSpec()).stream().map(this::entry).toList();
        run.parseArgs(); // refuses what run would refuse
        terminal.out().print(format.isJson() ? Json.text(entries) : table(entries));
        return ExitCodes.DONE;
    }

    private Entry entry(Knob knob) {
        Configuration.Setting setting =
                configuration.of(knob.key()).orElseGet(() -> new Configuration.Setting(knob.initial(), "default"));
        return new Entry(knob.key(), setting.text(), setting.source());
    }

    private static String table(List<Entry> entries) {
        StringBuilder table = new StringBuilder();
        for (Entry entry : entries) {
            String value = entry.value().isEmpty() ? "-" : entry.value().replace('\n', ' ');
            table.append(String.format(Locale.ROOT, "%-16s  %-24s  %s%n", entry.key(), value, entry.source()));
        }
        return table.toString();
    }

    /**
     * What scripts get of a knob; they rely on the names.
     *
     * @param key the name in ndk-tck.yaml
     * @param value what holds; empty if nothing does
     * @param source where it comes from
     */
    record Entry(String key, String value, String source) {}
}
