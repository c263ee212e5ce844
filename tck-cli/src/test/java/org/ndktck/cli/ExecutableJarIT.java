package org.ndktck.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The executable jar has in it all that a run needs. */
class ExecutableJarIT {

    private static final Path JAR = Path.of("target", "ndk-tck.jar").toAbsolutePath();

    @TempDir
    private Path directory = Path.of("");

    /** All rows; with how many tries is judged elsewhere. */
    @Test
    void theReferenceConforms() throws Exception {
        Invocation run = JavaProcess.ofJar(directory, JAR).run("run", "--tries", "40", "--format", "json");

        JsonNode result = JsonMapper.shared().readTree(run.out());
        assertThat(result.at("/headline").asString()).startsWith("CONFORMS");
        assertThat(result.at("/counts/BROKEN").asInt()).isZero();
        assertThat(run.exitCode()).isZero();
        List<String> said = run.err().lines().toList();
        assertThat(said.get(0)).startsWith("Judging ").endsWith("; if it is cut off: ndk-tck report ndk-tck-report");
        assertThat(said.subList(1, said.size()))
                .allMatch(line -> line.matches("\\d+ of \\d+ requirements judged(, about \\d+ (s|min) left)?"));
        assertThat(directory.resolve("ndk-tck-report/compliance.html")).exists();
    }

    @Test
    void itKnowsItsVersion() throws Exception {
        assertThat(JavaProcess.ofJar(directory, JAR).run("--version").out()).matches("ndk-tck \\d+\\.\\d+\\.\\d+.*\\R");
    }

    @Test
    void theJarOfFaultyProvidersIsFoundBesideIt() throws Exception {
        Path jar = Files.copy(JAR, directory.resolve("ndk-tck.jar"));
        writeFaultyJar();

        Invocation list = JavaProcess.ofJar(directory, jar).run("providers", "--all");

        assertThat(list.err()).isEmpty();
        assertThat(list.out()).contains("faulty:acme");
    }

    private void writeFaultyJar() throws IOException {
        new VendorJar(directory.resolve("classes"))
                .with("Acme", "faulty:acme", "")
                .withResource("META-INF/ndk-tck/providers.index", "faulty:acme\tcom.acme.Acme\t1\tGCD-07\n")
                .jar(directory.resolve("ndk-tck-faulty.jar"));
    }
}
