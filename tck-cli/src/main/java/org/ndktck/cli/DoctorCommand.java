package org.ndktck.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.ndktck.cli.doctor.CheckResult;
import org.ndktck.cli.doctor.Doctor;
import org.ndktck.cli.order.RunOrder;
import org.ndktck.engine.JudgingOptions;
import org.ndktck.engine.RunException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** Looks at what a run needs before it can judge. */
@Command(
        name = "doctor",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        description =
                "Looks at the machine, at the provider's code and at its adapter, one line each with the remedy; judges"
                        + " nothing.",
        footer = {
            "",
            "Exit codes: 0 a run can begin, 3 it cannot.",
            "",
            "Example: ndk-tck doctor --provider-path acme-ndk.jar --set device=0"
        })
final class DoctorCommand implements Callable<Integer> {

    private static final int TRIES = 20;

    private final Terminal terminal;
    private final Engine engine;

    @Mixin
    private ProviderOptions provider = new ProviderOptions();

    @Mixin
    private FormatOption format = new FormatOption();

    DoctorCommand(Terminal terminal, Engine engine) {
        this.terminal = terminal;
        this.engine = engine;
    }

    @Override
    public Integer call() throws RunException {
        RunOrder order = new RunOrder(provider.choice(), JudgingOptions.QUICK.withTries(TRIES), Optional.empty());
        List<CheckResult> results = new ArrayList<>();
        Doctor.examine(
                order,
                engine::execute,
                result -> {
                    results.add(result);
                    if (!format.isJson()) {
                        terminal.out().println(terminal.folded(result.line()));
                        terminal.out().flush(); // what comes next is a vendor's code
                    }
                },
                printed -> terminal.err().print(printed));
        if (format.isJson()) {
            terminal.out().print(Json.text(results));
        }
        boolean failed = results.stream().anyMatch(result -> result.state() == CheckResult.State.FAILED);
        return failed ? ExitCodes.NOT_RUN : ExitCodes.DONE;
    }
}
