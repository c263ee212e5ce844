package org.ndktck.report.provenance;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class GitCheckoutTest {

    private static final String COMMIT = "0123456789abcdef0123456789abcdef01234567";

    @TempDir
    Path checkout;

    private Path git;

    @BeforeEach
    void makeCheckout() throws IOException {
        git = Files.createDirectories(checkout.resolve(".git"));
    }

    @Test
    void aBranchNamesItsCommit() throws IOException {
        write("HEAD", "ref: refs/heads/work/it\n");
        write("refs/heads/work/it", COMMIT + "\n");

        assertThat(GitCheckout.commit(checkout)).contains(COMMIT);
        assertThat(GitCheckout.commit(Files.createDirectories(checkout.resolve("module/src"))))
                .contains(COMMIT);
    }

    @Test
    void aBranchMayBePacked() throws IOException {
        write("HEAD", "ref: refs/heads/main\n");
        write(
                "packed-refs",
                "# pack-refs with: peeled\n" + "f".repeat(40) + " refs/heads/other\n" + COMMIT + " refs/heads/main\n^"
                        + "e".repeat(40) + "\n");

        assertThat(GitCheckout.commit(checkout)).contains(COMMIT);
    }

    @Test
    void aCommitMayBeCheckedOutWithoutABranch() throws IOException {
        write("HEAD", COMMIT + "\n");

        assertThat(GitCheckout.commit(checkout)).contains(COMMIT);
    }

    @Test
    void aWorktreeKeepsItsHeadElsewhere() throws IOException {
        write("refs/heads/main", COMMIT + "\n");
        write("worktrees/one/HEAD", "ref: refs/heads/main\n");
        write("worktrees/one/commondir", "../..\n");
        Path worktree = Files.createDirectory(checkout.resolve("one"));
        Files.writeString(worktree.resolve(".git"), "gitdir: " + git.resolve("worktrees/one") + "\n");

        assertThat(GitCheckout.commit(worktree)).contains(COMMIT);
    }

    @Test
    void whereThereIsNoCommitNothingIsSaid() throws IOException {
        assertThat(GitCheckout.commit(checkout)).isEmpty();
        write("HEAD", "ref: refs/heads/unborn\n");
        assertThat(GitCheckout.commit(checkout)).isEmpty();
        write("HEAD", "something else\n");
        assertThat(GitCheckout.commit(checkout)).isEmpty();
        Files.delete(git.resolve("HEAD"));
        Files.delete(git);
        Files.writeString(checkout.resolve(".git"), "no link\0");
        assertThat(GitCheckout.commit(checkout)).isEmpty();
    }

    private void write(String name, String text) throws IOException {
        Path file = git.resolve(name);
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
    }
}
