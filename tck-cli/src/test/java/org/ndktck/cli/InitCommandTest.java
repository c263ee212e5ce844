package org.ndktck.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The project that {@code init} writes compiles, can be judged, and its first run says what to write next. */
class InitCommandTest {

    @TempDir
    private Path directory = Path.of("");

    @Test
    void theFirstRunSaysWhatToWriteNext() throws IOException {
        Path project = directory.resolve("project");

        Invocation written = init(project.toString(), "--name", "contoso-rdma-ndk");
        Path classes = compiled(project);
        Invocation run = Invocation.of(
                new TckEngine(),
                "run",
                "--provider-path",
                classes.toString(),
                "--profile=quick",
                "--isolation=none",
                "--no-progress",
                "--report",
                directory.resolve("report").toString());

        assertThat(written.exitCode()).as(written.err()).isZero();
        assertThat(written.out()).startsWith("Wrote 13 files to " + project).contains("  mvn test\n");
        assertThat(project.resolve("src/test/java/com/contoso/ndk/ContosoRdmaConformanceTest.java"))
                .exists();
        assertThat(run.exitCode()).as(run.err()).isEqualTo(2);
        assertThat(run.out())
                .contains("UNDECIDED", "Green [")
                .containsPattern(
                        "Green .* \\d of \\d+ rows that can be judged for it\nNext: Ndk\\w+, which answers STATUS_NOT_SUPPORTED: \\d+ rows wait");
        assertThat(run.out()).doesNotContain("VIOLATES");
        assertThat(project.resolve("README.md"))
                .content()
                .contains("UNDECIDED", "--watch", "--failed-in")
                .contains(run.out()
                        .lines()
                        .filter(line -> line.startsWith("Green "))
                        .toList());
        assertThat(Path.of("..", "tck-api/src/main/java/org/ndktck/api")).isNotEmptyDirectory();
    }

    /** An empty directory stays the one that it is: somebody may be in it. Nothing else is left beside it. */
    @Test
    void anEmptyDirectoryIsFilled() throws IOException {
        Path project = Files.createDirectory(directory.resolve("empty"));

        Invocation written = init(project.toString(), "--name", "acme-ndk", "--package", "org.example.rdma");

        assertThat(written.exitCode()).as(written.err()).isZero();
        assertThat(project.resolve("src/main/java/org/example/rdma/AcmeProvider.java"))
                .content()
                .startsWith("package org.example.rdma;");
        assertThat(content(directory)).containsExactly("empty");
        assertThat(content(project)).containsExactly("README.md", "pom.xml", "src");
    }

    @Test
    void noNameOfTheTemplatesIsLeft() throws IOException {
        Path project = directory.resolve("project");

        init(project.toString(), "--name", "contoso");

        try (Stream<Path> files = Files.walk(project).filter(Files::isRegularFile)) {
            assertThat(files).isNotEmpty().allSatisfy(file -> {
                assertThat(file.toString()).doesNotContainIgnoringCase("acme");
                assertThat(Files.readString(file))
                        .doesNotContainIgnoringCase("acme")
                        .doesNotContain("@KIT");
            });
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "full | full is not empty; name a new directory",
                "full/file | file is a file; name a new directory",
                "no/where | does not exist, in which where was to be made; make it first",
                "new --name Acme | --name 'Acme' is no name of a project; give lower-case letters and digits",
                "new --name acme_ndk | 'acme_ndk' is no name of a project",
                "new --name 7up | '7up' is no name of a project",
                "new --name ndk | would give classes the names that the interface has, such as NdkAdapter",
                "new --name new-ndk | 'com.new.ndk' is no name of a package; give one in lower case with --package",
                "new --package com.Acme | 'com.Acme' is no name of a package",
                "new --package com..acme | 'com..acme' is no name of a package",
                "new --package com.acme.package | 'com.acme.package' is no name of a package"
            })
    void badInputIsRefusedAndNothingIsWritten(String args, String sentence) throws IOException {
        Files.createFile(Files.createDirectory(directory.resolve("full")).resolve("file"));
        List<String> words = List.of(args.split(" ", -1));
        String place = directory.resolve(words.get(0)).toString();

        Invocation refused =
                init(Stream.concat(Stream.of(place), words.stream().skip(1)).toArray(String[]::new));

        assertThat(refused.err()).startsWith("ndk-tck: ").contains(sentence).hasLineCount(1);
        assertThat(refused.exitCode()).isEqualTo(3);
        assertThat(refused.out()).isEmpty();
        assertThat(content(directory)).containsExactly("full");
        assertThat(content(directory.resolve("full"))).containsExactly("file");
    }

    private static Invocation init(String... args) {
        return Invocation.of(
                new RecordingEngine(Results.conforming()),
                Stream.concat(Stream.of("init"), Stream.of(args)).toArray(String[]::new));
    }

    private static List<String> content(Path place) throws IOException {
        try (Stream<Path> paths = Files.list(place)) {
            return paths.map(path -> path.getFileName().toString()).sorted().toList();
        }
    }

    /** As Maven does: the classes, and the service file beside them. */
    private static Path compiled(Path project) throws IOException {
        Path classes = Files.createDirectories(project.resolve("target/classes"));
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null);
                Stream<Path> sources = Files.walk(project.resolve("src"))) {
            List<Path> java =
                    sources.filter(path -> path.toString().endsWith(".java")).toList();
            List<String> options = List.of("-d", classes.toString(), "-proc:none", "-Xlint:all", "-Werror");
            assertThat(compiler.getTask(null, files, null, options, null, files.getJavaFileObjectsFromPaths(java))
                            .call())
                    .isTrue();
        }
        Path services =
                Files.createDirectories(classes.resolve(VendorJar.SERVICE_FILE).getParent());
        Files.copy(
                project.resolve("src/main/resources").resolve(VendorJar.SERVICE_FILE),
                services.resolve("org.ndktck.api.provider.NdkProvider"));
        return classes;
    }
}
