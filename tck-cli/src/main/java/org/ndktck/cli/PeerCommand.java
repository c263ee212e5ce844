package org.ndktck.cli;

import java.io.IOException;
import java.util.concurrent.Callable;
import org.ndktck.cli.option.PeerPlace;
import org.ndktck.cli.order.ProviderChoice;
import org.ndktck.cli.peer.PeerAddress;
import org.ndktck.cli.peer.PeerServer;
import org.ndktck.engine.JudgingOptions;
import org.ndktck.engine.RunException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Is the other side of runs. */
@Command(
        name = "peer",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        description = "Waits for 'ndk-tck run --peer' and makes the calls of the passive side for it, one run after the"
                + " other, until Ctrl-C. Judges nothing.",
        footer = {
            "",
            "Whoever reaches the address can open the provider: keep it inside your test network.",
            "",
            "Example: ndk-tck peer --provider-path acme-ndk.jar --listen 10.0.0.2:4711"
        })
final class PeerCommand implements Callable<Integer> {

    private final Terminal terminal;

    @Mixin
    private ProviderOptions provider = new ProviderOptions();

    @Option(
            names = "--listen",
            paramLabel = "HOST:PORT",
            converter = PeerPlace.class,
            description = "Where to wait. Default: 127.0.0.1:0, a port that the system chooses.")
    private PeerAddress listen = new PeerAddress("127.0.0.1", 0);

    PeerCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() throws RunException, IOException {
        ProviderChoice choice = provider.choice();
        try (PeerServer server = PeerServer.at(
                listen,
                choice.load(JudgingOptions.DEFAULT_PATIENCE),
                choice.settings(),
                JudgingOptions.DEFAULT_PATIENCE)) {
            say("Waiting for 'ndk-tck run --peer " + server.address() + "'; Ctrl-C ends it.");
            server.serve(this::say);
        }
        return ExitCodes.DONE;
    }

    private void say(String line) {
        terminal.out().println(line);
        terminal.out().flush();
    }
}
