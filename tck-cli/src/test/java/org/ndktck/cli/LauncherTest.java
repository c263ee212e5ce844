package org.ndktck.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** The launcher in a checkout of its own, with a java and a mvn that only say what they were told. */
@DisabledOnOs(OS.WINDOWS)
@Timeout(60)
class LauncherTest {

    private static final String JAR = "tck-cli/target/launcher/ndk-tck.jar";
    private static final String FAULTY_JAR = "faulty-providers/target/launcher/ndk-tck-faulty.jar";
    private static final String NATIVE_JAR = "native-provider/target/launcher/ndk-tck-native.jar";
    private static final String ARCHIVE = "tck-cli/target/launcher/ndk-tck-17.0.15.jsa";
    private static final String LOCK = "tck-cli/target/launcher.lock";
    private static final List<String> TOOLS =
            List.of("sed", "head", "find", "dirname", "readlink", "mkdir", "touch", "cat", "rm", "mv", "sleep");

    @TempDir
    private Path directory = Path.of("");

    private Path checkout = Path.of("");
    private Path bin = Path.of("");

    @BeforeEach
    void checkOut() throws IOException {
        checkout = Files.createDirectory(directory.toRealPath().resolve("check out"));
        bin = Files.createDirectory(directory.resolve("bin"));
        for (String tool : TOOLS) {
            script(tool, "exec /usr/bin/" + tool + " \"$@\"");
        }
        Files.copy(Path.of("..", "ndk-tck"), checkout.resolve("ndk-tck"));
        write("pom.xml");
        write("tck-cli/pom.xml");
        write("tck-cli/src/main/java/NdkTck.java");
        write(JAR);
        write(FAULTY_JAR);
        age("pom.xml", "tck-cli/pom.xml", "tck-cli/src/main/java/NdkTck.java", "tck-cli/src/main/java");
        age("tck-cli/src/main");
        java("17.0.15");
        maven("3.8.7");
    }

    @Test
    void argumentsAndExitCodeArePassedOn() throws Exception {
        Invocation run = launch(checkout.resolve("ndk-tck"), "run", "--set", "name=two words");

        assertThat(run.out())
                .isEqualTo("-XX:TieredStopAtLevel=1\n-cp\n" + checkout.resolve(JAR) + ":" + checkout.resolve(FAULTY_JAR)
                        + "\norg.ndktck.cli.NdkTck\nrun\n--set\nname=two words\n");
        assertThat(run.err()).isEmpty();
        assertThat(run.exitCode()).isEqualTo(7);
    }

    @Test
    void onANewerJavaNativeProvidersAreBuiltAndFound() throws Exception {
        java("25.0.1");
        mavenOn("25.0.1", "echo \"$4\"; mkdir -p native-provider/target/launcher; echo classes >" + NATIVE_JAR);

        assertThat(launch(checkout.resolve("ndk-tck")).err()).contains("building");
        Invocation second = launch(checkout.resolve("ndk-tck"), "run");

        assertThat(second.err()).isEmpty();
        assertThat(second.out())
                .isEqualTo("-XX:TieredStopAtLevel=1\n--enable-native-access=ALL-UNNAMED\n-cp\n" + checkout.resolve(JAR)
                        + ":"
                        + checkout.resolve(FAULTY_JAR) + ":" + checkout.resolve(NATIVE_JAR)
                        + "\norg.ndktck.cli.NdkTck\nrun\n");
    }

    @Test
    void whereMavenRunsOnAnOlderJavaNativeProvidersAreLeftOutOnce() throws Exception {
        java("25.0.1");
        mavenOn("17.0.15", "case $4 in *native*) exit 1 ;; esac");

        assertThat(launch(checkout.resolve("ndk-tck")).err())
                .contains("without native providers: Maven runs on Java 17, and they need 22");
        Invocation second = launch(checkout.resolve("ndk-tck"));

        assertThat(second.err()).isEmpty();
        assertThat(second.out()).doesNotContain(NATIVE_JAR);
    }

    /** Nothing here can run it: what it would run is read. */
    @Test
    void theLauncherOfWindowsNamesTheSameJars() throws IOException {
        String windows = Files.readString(Path.of("..", "ndk-tck.cmd"));
        String options = "-XX:TieredStopAtLevel=1 --enable-native-access=ALL-UNNAMED -cp \"%JAR%;%FAULTY%;%NATIVE%\" ";

        assertThat(windows.lines().filter(line -> line.contains(".jar\"")))
                .containsExactly(
                        "set \"JAR=%~dp0" + JAR.replace('/', '\\') + "\"",
                        "set \"FAULTY=%~dp0" + FAULTY_JAR.replace('/', '\\') + "\"",
                        "set \"NATIVE=%~dp0" + NATIVE_JAR.replace('/', '\\') + "\"");
        assertThat(windows).contains("\"%JAVA%\" " + options + "org.ndktck.cli.NdkTck %*");
    }

    @Test
    void aSymbolicLinkLeadsToTheCheckout() throws Exception {
        Path link = Files.createSymbolicLink(directory.resolve("tck"), Path.of("check out", "ndk-tck"));

        assertThat(launch(link).out()).contains(checkout.resolve(JAR).toString());
    }

    @Test
    void aMissingJarIsBuiltFirst() throws Exception {
        Files.delete(checkout.resolve(JAR));

        Invocation run = launch(checkout.resolve("ndk-tck"));

        assertThat(run.err()).isEqualTo("ndk-tck: building " + checkout.resolve(JAR) + "\n");
        assertThat(run.out()).startsWith("-XX:TieredStopAtLevel=1\n-cp\n");
        assertThat(run.exitCode()).isEqualTo(7);
    }

    @Test
    void aMissingJarOfFaultyProvidersIsBuiltFirst() throws Exception {
        Files.delete(checkout.resolve(FAULTY_JAR));

        assertThat(launch(checkout.resolve("ndk-tck")).err()).contains("building");
    }

    @Test
    void aJarOlderThanASourceIsBuiltAgainOnce() throws Exception {
        age(JAR);
        write("tck-cli/src/main/java/NdkTck.java");

        assertThat(launch(checkout.resolve("ndk-tck")).err()).contains("building");
        assertThat(launch(checkout.resolve("ndk-tck")).err()).isEmpty();
    }

    @Test
    void aJarOlderThanAPomIsBuiltAgain() throws Exception {
        age(JAR);
        write("tck-cli/pom.xml");

        assertThat(launch(checkout.resolve("ndk-tck")).err()).contains("building");
    }

    @Test
    void aJarOlderThanADeletionIsBuiltAgain() throws Exception {
        age(JAR);
        Files.delete(checkout.resolve("tck-cli/src/main/java/NdkTck.java"));

        assertThat(launch(checkout.resolve("ndk-tck")).err()).contains("building");
    }

    @Test
    void aBuildThatFailsIsNotRun() throws Exception {
        Files.delete(checkout.resolve(JAR));
        script("mvn", "case $2 in -v) echo Apache Maven 3.9.1 ;; *) echo no such package; exit 1 ;; esac");

        assertThat(launch(checkout.resolve("ndk-tck")).err()).contains("no such package\n");
        assertRefused("the build failed, see above");
    }

    @Test
    void whatTheRuntimeHasReadOfTheClassesIsKeptForTheNextRun() throws Exception {
        java("17.0.15", "case $1 in *ArchiveClassesAtExit=*) echo classes >>\"${1#*=}\"; exit ;; esac");

        assertThat(launch(checkout.resolve("ndk-tck"), "list").out())
                .startsWith("-XX:SharedArchiveFile=" + checkout.resolve(ARCHIVE) + "\n")
                .contains("-Dndktck.archive=" + checkout.resolve(ARCHIVE) + "\n")
                .endsWith("org.ndktck.cli.NdkTck\nlist\n");
        launch(checkout.resolve("ndk-tck"), "list");
        assertThat(checkout.resolve(ARCHIVE)).hasContent("classes\n");
        assertThat(checkout.resolve(ARCHIVE + ".new")).doesNotExist();
    }

    @Test
    void anotherRuntimeHasAFileOfItsOwn() throws Exception {
        String keeps = "case $1 in *ArchiveClassesAtExit=*) echo classes >>\"${1#*=}\"; exit ;; esac";
        java("17.0.15", keeps);
        launch(checkout.resolve("ndk-tck"), "list");
        java("21.0.2", keeps);

        Path other = checkout.resolve(ARCHIVE.replace("17.0.15", "21.0.2"));
        assertThat(launch(checkout.resolve("ndk-tck"), "list").out())
                .startsWith("-XX:SharedArchiveFile=" + other + "\n");
    }

    @Test
    void aRuntimeThatKeepsNoClassesIsAskedOnce() throws Exception {
        java(
                "17.0.15",
                "case $1 in *ArchiveClassesAtExit=*) echo asked >>'" + directory.resolve("asked") + "' ;; esac");

        launch(checkout.resolve("ndk-tck"), "list");
        assertThat(launch(checkout.resolve("ndk-tck"), "list").out()).startsWith("-XX:TieredStopAtLevel=1\n-cp\n");
        assertThat(directory.resolve("asked")).hasContent("asked\n");
    }

    @Test
    void aLauncherWaitsForTheBuildOfAnother() throws Exception {
        Files.delete(checkout.resolve(JAR));
        write(LOCK + "/holder");
        Files.writeString(
                checkout.resolve(LOCK + "/holder"),
                Long.toString(ProcessHandle.current().pid()));
        script("sleep", "exec /usr/bin/rm -r '" + checkout.resolve(LOCK) + "'");

        Invocation run = launch(checkout.resolve("ndk-tck"));

        assertThat(run.err().lines())
                .containsExactly(
                        "ndk-tck: waiting for another build of " + checkout.resolve(JAR),
                        "ndk-tck: building " + checkout.resolve(JAR));
        assertThat(checkout.resolve(LOCK)).doesNotExist();
    }

    @Test
    void aLockOfALauncherThatHasEndedIsNoObstacle() throws Exception {
        Files.delete(checkout.resolve(JAR));
        write(LOCK + "/holder");
        Files.writeString(checkout.resolve(LOCK + "/holder"), "999999999");

        assertThat(launch(checkout.resolve("ndk-tck")).err())
                .isEqualTo("ndk-tck: building " + checkout.resolve(JAR) + "\n");
        assertThat(checkout.resolve(LOCK)).doesNotExist();
    }

    @Test
    void missingJavaIsSaid() throws Exception {
        Files.delete(bin.resolve("java"));

        assertRefused("java is missing; install Java 17 or newer");
    }

    @Test
    void oldJavaIsSaid() throws Exception {
        java("1.8.0_402");
        assertRefused("java is Java 1; install Java 17 or newer");

        java("11.0.2");
        assertRefused("java is Java 11; install Java 17 or newer");
    }

    @Test
    void missingMavenIsSaid() throws Exception {
        Files.delete(checkout.resolve(JAR));
        Files.delete(bin.resolve("mvn"));

        assertRefused("mvn is missing");
    }

    @Test
    void oldMavenIsSaid() throws Exception {
        Files.delete(checkout.resolve(JAR));
        maven("3.6.3");

        assertRefused("mvn is Maven 3.6; install Maven 3.8 or newer");
    }

    private void assertRefused(String sentence) throws Exception {
        Invocation run = launch(checkout.resolve("ndk-tck"));
        assertThat(run.err().lines().toList())
                .last()
                .asString()
                .startsWith("ndk-tck: ")
                .contains(sentence);
        assertThat(run.out()).isEmpty();
        assertThat(run.exitCode()).isEqualTo(3);
    }

    private void java(String version, String... first) throws IOException {
        script(
                "java",
                "if [ \"$1\" = -version ]; then echo 'openjdk version \"" + version + "\" 2025-04-15' >&2; exit; fi",
                String.join("\n", first),
                "printf '%s\\n' \"$@\"",
                "exit 7");
    }

    private void maven(String version) throws IOException {
        script(
                "mvn",
                "if [ \"$2\" = -v ]; then echo 'Apache Maven " + version + "'; exit; fi",
                // like Maven, which leaves a jar alone that would get the same content
                "for jar in " + JAR + " " + FAULTY_JAR + "; do [ -f $jar ] || touch $jar; done",
                "echo downloading; echo warning >&2");
    }

    private void mavenOn(String java, String build) throws IOException {
        script(
                "mvn",
                "if [ \"$2\" = -v ]; then echo 'Apache Maven 3.8.7'; echo 'Java version: " + java
                        + ", vendor: x'; exit; fi",
                build);
    }

    private void script(String name, String... lines) throws IOException {
        Path script = Files.writeString(bin.resolve(name), "#!/bin/sh\n" + String.join("\n", lines) + "\n");
        assertThat(script.toFile().setExecutable(true)).isTrue();
    }

    private void write(String file) throws IOException {
        Path path = checkout.resolve(file);
        Files.createDirectories(path.resolveSibling(""));
        Files.writeString(path, "");
    }

    private void age(String... files) throws IOException {
        FileTime past = FileTime.fromMillis(
                System.currentTimeMillis() - Duration.ofHours(1).toMillis());
        for (String file : files) {
            Files.setLastModifiedTime(checkout.resolve(file), past);
        }
    }

    private Invocation launch(Path launcher, String... args) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of("/bin/sh", launcher.toString()));
        command.addAll(Arrays.asList(args));
        ProcessBuilder builder = new ProcessBuilder(command).directory(directory.toFile());
        builder.environment().clear();
        builder.environment().put("PATH", bin.toString());
        builder.redirectOutput(directory.resolve("out").toFile());
        builder.redirectError(directory.resolve("err").toFile());
        Process process = builder.start();
        assertThat(process.waitFor(50, TimeUnit.SECONDS)).as("it ends").isTrue();
        return new Invocation(
                process.exitValue(),
                Files.readString(directory.resolve("out")),
                Files.readString(directory.resolve("err")));
    }
}
