package org.ndktck.ci;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.Writer;
import java.nio.file.Path;
import java.util.Map;

/** A shell that is given one command after another, as somebody types them: directory and variables stay. */
final class ShellSession implements AutoCloseable {

    private static final String END = "--- end of the command: ";

    private final Process shell;
    private final Writer in;
    private final BufferedReader out;

    /** What a command came to. */
    record Answer(int exitCode, String output) {}

    ShellSession(Path directory, Map<String, String> environment) throws IOException {
        ProcessBuilder builder =
                new ProcessBuilder("bash").directory(directory.toFile()).redirectErrorStream(true);
        builder.environment().putAll(environment);
        shell = builder.start();
        in = shell.outputWriter(UTF_8);
        out = shell.inputReader(UTF_8);
    }

    Answer run(String command) throws IOException {
        in.write(command + " </dev/null\nprintf '\\n" + END + "%s\\n' $?\n");
        in.flush();
        StringBuilder output = new StringBuilder();
        for (String line = out.readLine(); line != null; line = out.readLine()) {
            if (line.startsWith(END)) {
                return new Answer(Integer.parseInt(line.substring(END.length())), output.toString());
            }
            output.append(line).append('\n');
        }
        throw new IOException("the shell has ended in: " + command + "\n" + output);
    }

    @Override
    public void close() {
        shell.destroy();
    }
}
