package org.ndktck.cli;

import java.io.Console;
import java.io.PrintWriter;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.ndktck.catalog.Catalog;
import org.ndktck.report.console.ConsoleReport;
import org.ndktck.report.text.Paragraph;
import picocli.CommandLine.Model.UsageMessageSpec;

/**
 * Where the command prints.
 *
 * @param out what was asked for
 * @param err refusals and progress
 * @param interactive whether a person watches
 * @param colours whether that person wants colours
 * @param width how many characters a line has room for
 */
record Terminal(PrintWriter out, PrintWriter err, boolean interactive, boolean colours, int width) {

    /** A file and a pipe have room for any line. */
    private static final int UNLIMITED = Integer.MAX_VALUE;

    private static final int NARROWEST = 40;

    /** Something whose lines may have any length. */
    Terminal(PrintWriter out, PrintWriter err, boolean interactive, boolean colours) {
        this(out, err, interactive, colours, UNLIMITED);
    }

    /**
     * Takes the streams of the process.
     *
     * <p>From here on {@code System.out} is the standard error: a provider that prints must not end up
     * in the middle of a report that a script reads.
     *
     * @return a terminal in the console's character set, or in UTF-8 where files and pipes are written
     */
    @SuppressWarnings("SystemConsoleNull") // isTerminal asks what the null check cannot tell on Java 22 to 24
    static Terminal ofProcess() {
        Console console = System.console();
        boolean interactive = console != null && isTerminal(console);
        Charset charset = console != null && interactive ? console.charset() : StandardCharsets.UTF_8;
        PrintWriter out = new PrintWriter(System.out, false, charset);
        PrintWriter err = new PrintWriter(System.err, true, charset);
        System.setOut(System.err);
        return new Terminal(
                out,
                err,
                interactive,
                interactive && wantsColours(System.getenv()),
                interactive ? columns() : UNLIMITED);
    }

    /** By https://no-color.org: a value that is empty counts for nothing. */
    static boolean wantsColours(Map<String, String> environment) {
        return environment.getOrDefault("NO_COLOR", "").isEmpty();
    }

    private static int columns() {
        UsageMessageSpec asking = new UsageMessageSpec().autoWidth(true);
        return Math.max(NARROWEST, asking.width());
    }

    /** Breaks the lines that the terminal has no room for. */
    String folded(String text) {
        return new Paragraph(width).folded(text);
    }

    /** Renders a result. */
    ConsoleReport report(Catalog catalog) {
        return new ConsoleReport(catalog, colours, Math.min(ConsoleReport.WIDTH, width));
    }

    void flush() {
        out.flush();
        err.flush();
    }

    /** Java 22 to 24 give a console even where there is none, and a method that tells. */
    private static boolean isTerminal(Console console) {
        try {
            return (boolean) Console.class.getMethod("isTerminal").invoke(console);
        } catch (NoSuchMethodException e) {
            return true;
        } catch (ReflectiveOperationException e) {
            return false;
        }
    }
}
