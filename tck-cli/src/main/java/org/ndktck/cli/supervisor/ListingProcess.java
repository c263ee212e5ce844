package org.ndktck.cli.supervisor;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.ndktck.cli.provider.ProviderListing;
import org.ndktck.cli.provider.ProviderPath;
import org.ndktck.cli.worker.ListingMain;
import org.ndktck.engine.RunException;
import tools.jackson.databind.json.JsonMapper;

/** Lists the providers of a path in a process of its own, which ends soon whatever they do to it. */
public final class ListingProcess {

    /** Much longer than the names of many providers take. */
    private static final long LONGEST_SECONDS = 20;

    private static final String ADVICE =
            "; let their constructors and identity() return, or take the one that does not off --provider-path";

    private ListingProcess() {}

    /**
     * Lists the providers.
     *
     * @param path the entries of {@code --provider-path}
     * @return the providers, those of the class path too
     * @throws RunException if the path is none, or the process did not come back with an answer
     */
    public static ProviderListing list(List<Path> path) throws RunException {
        ProviderPath known = ProviderPath.of(path);
        try {
            Path directory = Files.createTempDirectory("ndk-tck-providers");
            Path answer = directory.resolve("answer.json");
            try {
                String end = run(path, answer);
                if (Files.exists(answer)) {
                    return JsonMapper.shared().readValue(Files.readString(answer), ProviderListing.class);
                }
                throw new RunException(
                        "the providers on --provider-path " + known + " could not be listed: " + end + ADVICE);
            } finally {
                Files.deleteIfExists(answer);
                Files.deleteIfExists(ListingMain.unfinished(answer));
                Files.deleteIfExists(crashOf(answer));
                Files.deleteIfExists(directory);
            }
        } catch (IOException e) {
            throw new RunException(
                    "the providers cannot be listed, because no process can be started or leave its answer: "
                            + e.getMessage() + "; make room for temporary files and processes",
                    e);
        }
    }

    private static Path crashOf(Path answer) {
        return answer.resolveSibling("crash.log");
    }

    /** Runs the process, and says how it ended. */
    private static String run(List<Path> path, Path answer) throws IOException {
        List<String> command =
                new ArrayList<>(List.of(WorkerProcess.JAVA, "-XX:TieredStopAtLevel=1", "-XX:-CreateCoredumpOnCrash"));
        command.add("-XX:ErrorFile=" + crashOf(answer));
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), ListingMain.class.getName()));
        command.add(answer.toString());
        path.forEach(entry -> command.add(entry.toString()));
        Process process = new ProcessBuilder(command)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        try {
            if (process.waitFor(LONGEST_SECONDS, TimeUnit.SECONDS)) {
                return "one of them ended its process while they were made and told their names, with exit code "
                        + process.exitValue();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } finally {
            process.destroyForcibly();
        }
        return "one of them did not return within " + LONGEST_SECONDS + " s";
    }
}
