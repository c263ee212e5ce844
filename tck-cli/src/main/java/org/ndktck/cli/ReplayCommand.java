package org.ndktck.cli;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.ndktck.catalog.Catalog;
import org.ndktck.cli.option.MillisecondsOption;
import org.ndktck.cli.order.RunOrder;
import org.ndktck.cli.supervisor.NativeReplay;
import org.ndktck.engine.JudgingOptions;
import org.ndktck.engine.RunException;
import org.ndktck.report.console.ConsoleReport;
import org.ndktck.report.model.RunResult;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Shows one failure again. */
@Command(
        name = "replay",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        description = "Runs the minimal case of one failure again, once.",
        footer = {"", "Example: ndk-tck replay GCD-07:side=active.outPointers=neither --provider acme"})
final class ReplayCommand implements Callable<Integer> {

    private final Terminal terminal;
    private final Engine engine;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Parameters(paramLabel = "TOKEN", description = "The token that a failure's line 'Reproduce' names.")
    private String token = "";

    @Mixin
    private ProviderOptions provider = new ProviderOptions();

    @Mixin
    private PeerOption peer = new PeerOption();

    @Option(
            names = "--patience",
            paramLabel = "MS",
            converter = MillisecondsOption.class,
            description = "Longest wait for something that must happen, in milliseconds. Default: 5000.")
    private Duration patience = JudgingOptions.DEFAULT_PATIENCE;

    @Mixin
    private FormatOption format = new FormatOption();

    ReplayCommand(Terminal terminal, Engine engine) {
        this.terminal = terminal;
        this.engine = engine;
    }

    @Override
    public Integer call() throws RunException {
        RunOrder order = order();
        if (order.provider().isNative() && !NativeReplay.isHere()) {
            return elsewhere(order);
        }
        RunResult result = engine.replay(token, order);
        Catalog catalog = Catalog.load();
        ConsoleReport report = terminal.report(catalog);
        terminal.out()
                .print(format.isJson() ? FormatOption.json(catalog, result) : new Replayed(report).text(token, result));
        return result.headline().exitCode();
    }

    /** A crash is what was to be shown again. */
    private int elsewhere(RunOrder order) throws RunException {
        order.provider().check();
        NativeReplay.End end = NativeReplay.run(
                NdkTck.class, spec.root().commandLine().getParseResult().originalArgs());
        end.crash().ifPresent(how -> terminal.err().println("The process of the case has crashed: " + how));
        return end.crash().isPresent() ? ExitCodes.SHOWN : end.exitCode();
    }

    private RunOrder order() throws RunException {
        return new RunOrder(
                provider.choice().with(peer.peer()), JudgingOptions.QUICK.withPatience(patience), Optional.empty());
    }
}
