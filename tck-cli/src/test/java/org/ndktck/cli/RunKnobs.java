package org.ndktck.cli;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import org.ndktck.cli.config.Knob;
import picocli.CommandLine;

/** What can be set of a run. */
final class RunKnobs {

    private RunKnobs() {}

    /** All of them, as the command itself lists them. */
    static List<Knob> all() {
        PrintWriter nowhere = new PrintWriter(new StringWriter());
        RunCommand run =
                new RunCommand(new Terminal(nowhere, nowhere, false, false), new RecordingEngine(Results.conforming()));
        return Knob.of(new CommandLine(run).getCommandSpec());
    }
}
