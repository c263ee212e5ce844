package org.ndktck.cli.watch;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Queue;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Nobody sleeps: what happens between two looks is told by the test. */
class FileChangesTest {

    @TempDir
    private Path directory = Path.of("");

    /** What somebody does to the files between two looks. */
    @FunctionalInterface
    private interface Step {
        void run() throws IOException;
    }

    private final Queue<Step> steps = new ArrayDeque<>();

    @Test
    void aChangedFileIsSeenOnceNobodyWritesAnyMore() throws IOException {
        Path jar = Files.writeString(directory.resolve("acme.jar"), "1");
        FileChanges changes = watching(jar);
        steps.add(() -> {});
        steps.add(() -> Files.writeString(jar, "12"));
        steps.add(() -> Files.writeString(jar, "123"));
        steps.add(() -> {});

        assertThat(changes.await()).isTrue();
        assertThat(steps).isEmpty();
    }

    @Test
    void aNewClassIsSeen() throws IOException {
        Path classes = Files.createDirectory(directory.resolve("classes"));
        FileChanges changes = watching(classes);
        steps.add(() ->
                Files.writeString(Files.createDirectory(classes.resolve("com")).resolve("Acme.class"), "1"));
        steps.add(() -> {});

        assertThat(changes.await()).isTrue();
        assertThat(steps).isEmpty();
    }

    /** A build that begins with a clean directory takes its time. */
    @Test
    void whatIsMissingIsWaitedFor() throws IOException {
        Path jar = Files.writeString(directory.resolve("acme.jar"), "1");
        FileChanges changes = watching(jar);
        steps.add(() -> Files.delete(jar));
        steps.add(() -> {});
        steps.add(() -> {});
        steps.add(() -> Files.writeString(jar, "12"));
        steps.add(() -> {});

        assertThat(changes.await()).isTrue();
        assertThat(steps).isEmpty();
    }

    @Test
    void everyChangeIsSeen() throws IOException {
        Path jar = Files.writeString(directory.resolve("acme.jar"), "1");
        FileChanges changes = watching(jar);
        for (String content : List.of("12", "123")) {
            steps.add(() -> Files.writeString(jar, content));
            steps.add(() -> {});

            assertThat(changes.await()).isTrue();
            assertThat(steps).isEmpty();
        }
    }

    @Test
    void anInterruptEndsIt() throws IOException {
        FileChanges changes = watching(Files.writeString(directory.resolve("acme.jar"), "1"));
        steps.add(() -> Thread.currentThread().interrupt());

        assertThat(changes.await()).isFalse();
    }

    private FileChanges watching(Path path) {
        return new FileChanges(List.of(path), () -> {
            try {
                steps.remove().run();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        });
    }
}
