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

    /** On a terminal of a width, with colours or without. */
    static Invocation onTerminal(int width, boolean colours, Engine engine, String... args) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        return of(
                new Terminal(new PrintWriter(out), new PrintWriter(err), true, colours, width), out, err, engine, args);
    }

    private static Invocation of(boolean interactive, Engine engine, String... args) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        return of(new Terminal(new PrintWriter(out), new PrintWriter(err), interactive, false), out, err, engine, args);
    }

    private static Invocation of(Terminal terminal, StringWriter out, StringWriter err, Engine engine, String... args) {
        int exitCode = NdkTck.run(args, terminal, engine);
        terminal.flush();
        return new Invocation(exitCode, out.toString(), err.toString());
    }
}
