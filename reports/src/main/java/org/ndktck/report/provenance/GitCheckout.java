package org.ndktck.report.provenance;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The git checkout that a directory lies in, read from its files: no program is run. */
final class GitCheckout {

    private static final String LINK = "gitdir: ";
    private static final String REFERENCE = "ref: ";
    private static final Pattern COMMIT = Pattern.compile("[0-9a-f]{40}|[0-9a-f]{64}");

    private GitCheckout() {}

    /**
     * Tells which commit is checked out; whether files were changed since, it cannot tell.
     *
     * @param directory a directory, of which those above it are looked at as well
     * @return the hash of the commit, if there is a checkout with one
     */
    static Optional<String> commit(Path directory) {
        try {
            for (Path at = directory.toAbsolutePath().normalize(); at != null; at = parent(at)) {
                Path git = at.resolve(".git");
                if (Files.exists(git)) {
                    return commitOf(Files.isDirectory(git) ? git : linked(git));
                }
            }
            return Optional.empty();
        } catch (IOException | IllegalArgumentException e) {
            return Optional.empty(); // of a form that this does not know
        }
    }

    private static @Nullable Path parent(Path path) {
        return path.getParent();
    }

    /** A worktree has a file that names the directory. */
    private static Path linked(Path file) throws IOException {
        String line = Files.readString(file).strip();
        return file.resolveSibling(line.startsWith(LINK) ? line.substring(LINK.length()) : line);
    }

    private static Optional<String> commitOf(Path git) throws IOException {
        String head = Files.readString(git.resolve("HEAD")).strip();
        if (!head.startsWith(REFERENCE)) {
            return Optional.of(head).filter(GitCheckout::isCommit);
        }
        String branch = head.substring(REFERENCE.length());
        Path common = Files.exists(git.resolve("commondir"))
                ? git.resolve(Files.readString(git.resolve("commondir")).strip())
                : git;
        Path loose = common.resolve(branch);
        return Files.isRegularFile(loose)
                ? Optional.of(Files.readString(loose).strip()).filter(GitCheckout::isCommit)
                : packed(common.resolve("packed-refs"), branch);
    }

    private static Optional<String> packed(Path file, String branch) throws IOException {
        if (!Files.isRegularFile(file)) {
            return Optional.empty();
        }
        try (Stream<String> lines = Files.lines(file)) {
            return lines.filter(line -> line.endsWith(" " + branch))
                    .map(line -> line.substring(0, line.indexOf(' ')))
                    .filter(GitCheckout::isCommit)
                    .findFirst();
        }
    }

    private static boolean isCommit(String text) {
        return COMMIT.matcher(text).matches();
    }
}
