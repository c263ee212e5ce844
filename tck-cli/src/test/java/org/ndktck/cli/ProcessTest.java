package org.ndktck.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The command as a process: its exit code is the process's, its streams are clean. */
@Timeout(60)
class ProcessTest {

    @TempDir
    private Path directory = Path.of("");

    @Test
    void theExitCodeOfTheProcessIsTheCommands() throws Exception {
        assertThat(ndkTck("--version").exitCode()).isZero();
        assertThat(ndkTck("run", "--tries", "none").exitCode()).isEqualTo(3);
    }

    @Test
    void jsonIsUtf8WhateverTheLocale() throws Exception {
        Invocation list = ndkTck("list", "--format", "json");

        assertThat(list.out()).startsWith("[").contains("\"GCD-07\"").endsWith("]\n");
        assertThat(list.err()).isEmpty();
    }

    @Test
    void aProviderThatPrintsDoesNotSpoilTheStandardOutput() throws Exception {
        Path path = new VendorJar(directory.resolve("classes"))
                .with("Chatty", "chatty", "public Chatty() { System.out.println(\"hello\"); }")
                .directory();

        Invocation list = ndkTck("providers", "--provider-path", path.toString());

        assertThat(list.out()).contains("chatty").doesNotContain("hello");
        assertThat(list.err()).isEqualTo("hello\n");
    }

    @Test
    void aThreadOfAProviderDoesNotKeepTheProcessAlive() throws Exception {
        Path path = new VendorJar(directory.resolve("classes"))
                .with(
                        "Busy",
                        "busy",
                        "public Busy() { new Thread(() -> { while (true) { Thread.onSpinWait(); } }).start(); }")
                .directory();

        assertThat(ndkTck("providers", "--provider-path", path.toString()).exitCode())
                .isZero();
    }

    @Test
    void anAdapterThatCannotBeOpenedIsTheVendorsSentence() throws Exception {
        Path path = new VendorJar(directory.resolve("classes"))
                .with("Acme", "acme", "")
                .directory();

        Invocation run = ndkTck("run", "--provider-path", path.toString());

        assertThat(run.err())
                .contains("nic7 is missing; name another with --set device=NAME")
                .hasLineCount(1);
        assertThat(run.exitCode()).isEqualTo(3);
        assertThat(directory.resolve("ndk-tck-report")).doesNotExist();
    }

    private Invocation ndkTck(String... args) throws IOException, InterruptedException {
        return JavaProcess.ofClassPath(directory).run(args);
    }
}
