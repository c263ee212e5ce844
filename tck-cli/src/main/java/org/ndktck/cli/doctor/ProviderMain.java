package org.ndktck.cli.doctor;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.ndktck.cli.order.RunOrder;
import org.ndktck.cli.supervisor.VendorProcess;
import org.ndktck.engine.OpenedProvider;
import tools.jackson.databind.json.JsonMapper;

/** A process that looks at the provider, and leaves each result in a file at once: the provider may end it at any time. */
public final class ProviderMain {

    private static final String ORDER = "order.json";
    private static final String RESULTS = "results.jsonl";
    private static final String REMEDY = "let the provider be made, opened and closed without an end to its process";

    /** The process starts, and the provider is made, opened and closed. */
    private static final int STEPS = 4;

    private ProviderMain() {}

    /**
     * Looks.
     *
     * @param args the directory with the order
     * @throws IOException if there is none
     */
    public static void main(String[] args) throws IOException {
        Path directory = Path.of(args[0]);
        RunOrder order = JsonMapper.shared().readValue(Files.readString(directory.resolve(ORDER)), RunOrder.class);
        new ProviderChecks(order, result -> leave(directory, result)).run();
        Runtime.getRuntime().halt(0); // threads of a provider may be left
    }

    private static void leave(Path directory, CheckResult result) {
        try {
            Files.writeString(
                    directory.resolve(RESULTS),
                    JsonMapper.shared().writeValueAsString(result) + "\n",
                    StandardOpenOption.CREATE,
                    StandardOpenOption.APPEND);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * Starts the process, and waits for what it finds.
     *
     * @param order the provider
     * @param directory an empty one, for what the two processes leave each other
     * @param printed told what was printed in the process, if anything was
     * @return a result for each check
     * @throws IOException if no process can be started, or a file cannot be written
     */
    static List<CheckResult> results(RunOrder order, Path directory, Consumer<String> printed) throws IOException {
        Files.writeString(directory.resolve(ORDER), JsonMapper.shared().writeValueAsString(order));
        Duration longest = OpenedProvider.limit(order.options().patience()).multipliedBy(STEPS);
        VendorProcess.End end =
                VendorProcess.run(ProviderMain.class, List.of(directory.toString()), directory, longest);
        printed.accept(end.printed());
        List<CheckResult> results = left(directory);
        List<String> missing = ProviderChecks.names()
                .subList(results.size(), ProviderChecks.names().size());
        String why = "the process ended, " + end.how();
        if (!missing.isEmpty()) {
            results.add(CheckResult.failed(missing.get(0), why, REMEDY));
            missing.stream()
                    .skip(1)
                    .forEach(check -> results.add(CheckResult.skipped(check, "the process ended before it")));
        } else if (!end.asItShould()) {
            results.add(CheckResult.warning("closing", why, REMEDY));
        }
        return results;
    }

    private static List<CheckResult> left(Path directory) throws IOException {
        List<CheckResult> results = new ArrayList<>();
        Path file = directory.resolve(RESULTS);
        for (String line : Files.exists(file) ? Files.readAllLines(file) : List.<String>of()) {
            results.add(JsonMapper.shared().readValue(line, CheckResult.class));
        }
        return results;
    }
}
