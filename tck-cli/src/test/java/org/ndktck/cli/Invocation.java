package org.ndktck.cli;

import java.io.PrintWriter;
import java.io.StringWriter;

/**
 * One invocation of the command, in this process or in one of its own.
 *
 * @param exitCode the exit code
 * @param out what it printed for whoever asked
 * @param err what it printed beside
 */
public record Invocation(int exitCode, String out, String err) {

    static Invocation of(Engine engine, String... args) {
        return of(false, engine, args);
    }

    static Invocation watched(Engine engine, String... args) {
        return of(true, engine, args);
    }

    private static Invocation of(boolean interactive, Engine engine, String... args) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        Terminal terminal = new Terminal(new PrintWriter(out), new PrintWriter(err), interactive, false);
        int exitCode = NdkTck.run(args, terminal, engine);
        terminal.flush();
        return new Invocation(exitCode, out.toString(), err.toString());
    }
}
