package org.ndktck.ci;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.ndktck.cli.VendorJar;

/**
 * A shell as a server has it, in a directory with both jars.
 *
 * @param directory where it runs
 */
record RecipeShell(Path directory) {

    private static final Path JAR = Path.of("target", "ndk-tck.jar").toAbsolutePath();

    /** A provider that passes: the reference under another name. */
    private static final String ACME = """
            package com.acme;
            import org.ndktck.api.provider.*;
            public class AcmeNdk implements NdkProvider {
                private final NdkProvider reference = new org.ndktck.reference.ReferenceProvider();
                public ProviderIdentity identity() { return new ProviderIdentity("acme-ndk", "Acme", "1.4"); }
                public int spiVersion() { return SPI_VERSION; }
                public OpenedAdapters open(OpenRequest request) throws AdapterOpenException {
                    return reference.open(request);
                }
            }
            """;

    RecipeShell withBothJars() throws IOException {
        Files.copy(JAR, directory.resolve("ndk-tck.jar"));
        new VendorJar(directory.resolve("classes")).withSource("AcmeNdk", ACME).jar(directory.resolve("acme-ndk.jar"));
        return this;
    }

    /** Runs what has to succeed, and gives what it printed. */
    String sh(String line, Map<String, String> environment) throws IOException, InterruptedException {
        Path out = directory.resolve("out.txt");
        ProcessBuilder builder = new ProcessBuilder("bash", "-e", "-c", line)
                .directory(directory.toFile())
                .redirectErrorStream(true)
                .redirectOutput(out.toFile());
        builder.environment().putAll(environment);
        Path java = Path.of(System.getProperty("java.home"), "bin");
        builder.environment().merge("PATH", java.toString(), (path, bin) -> bin + ":" + path);
        Process process = builder.start();
        assertThat(process.waitFor(5, TimeUnit.MINUTES)).as(line).isTrue();
        assertThat(process.exitValue()).as(line + "\n" + Files.readString(out)).isZero();
        return Files.readString(out);
    }

    Path report() {
        return directory.resolve("ndk-tck-report");
    }
}
