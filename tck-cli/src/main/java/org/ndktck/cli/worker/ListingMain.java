package org.ndktck.cli.worker;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.ndktck.cli.provider.ProviderListing;
import org.ndktck.engine.RunException;
import tools.jackson.databind.json.JsonMapper;

/**
 * A process that makes the providers of a path, asks each for its name, and leaves the answers in a file. What they do to
 * it, print or leave behind harms nobody else.
 */
public final class ListingMain {

    private ListingMain() {}

    /**
     * Answers.
     *
     * @param args the file for the answer, and the entries of the path
     * @throws IOException if the answer cannot be written
     */
    public static void main(String[] args) throws IOException {
        PrintedText.isForPeople();
        Path answer = Path.of(args[0]);
        ProviderListing listing = list(Stream.of(args).skip(1).map(Path::of).toList());
        Files.writeString(unfinished(answer), JsonMapper.shared().writeValueAsString(listing));
        Files.move(unfinished(answer), answer);
        Runtime.getRuntime().halt(0); // threads of a provider may be left
    }

    private static ProviderListing list(List<Path> path) {
        try {
            return ProviderListing.here(path);
        } catch (RunException e) {
            return new ProviderListing(List.of(), List.of(String.valueOf(e.getMessage())));
        } catch (Throwable e) { // whatever a provider throws, somebody has to hear of it
            return new ProviderListing(
                    List.of(),
                    List.of("a provider of the path threw " + e.toString().replaceAll("\\s+", " ")
                            + " while it was made or told its name; correct it or take it off --provider-path"));
        }
    }

    /**
     * Names the file that becomes the answer when it is whole.
     *
     * @param answer the file for the answer
     * @return a file beside it
     */
    public static Path unfinished(Path answer) {
        return answer.resolveSibling(answer.getFileName() + ".unfinished");
    }
}
