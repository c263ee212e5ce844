package org.ndktck.ci;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/**
 * Follows {@code docs/first-provider.md} word for word, from an empty home directory and an empty local repository. What Maven
 * fetches then comes from the machine's own repository, which has it since this build.
 */
@Tag("recipes")
@DisabledOnOs(OS.WINDOWS) // the page is for sh
class FirstProviderIT {

    private static final Path CHECKOUT = Path.of("..").toAbsolutePath().normalize();
    private static final Path PAGE = CHECKOUT.resolve("docs/first-provider.md");
    private static final Path SAMPLE = CHECKOUT.resolve("tck-cli/src/it/vendor/src/main");

    /** Hundreds of lines, among which a failure would hide what it is about. */
    private static final Pattern MAVENS_OWN = Pattern.compile("\\[(INFO|WARNING|ERROR)]");

    @TempDir
    private Path home = Path.of("");

    @Test
    void thePageLeadsToTheSample() throws IOException {
        Path sources = home.resolve("acme-ndk/src/main/java/com/acme/ndk");
        String output = "";
        try (ShellSession shell = new ShellSession(CHECKOUT, environment())) {
            for (Block block : Block.of(PAGE)) {
                switch (block.language()) {
                    case "sh" -> output = follow(shell, block);
                    case "java" -> replace(sources, Replacement.of(block));
                    default -> assertThat(output).as(block.toString()).contains(block.text());
                }
            }
        }
        assertThat(files(home.resolve("acme-ndk/src/main"))).isEqualTo(files(SAMPLE));
    }

    private static String follow(ShellSession shell, Block block) throws IOException {
        StringBuilder output = new StringBuilder();
        for (String command : block.commands()) {
            int expected = command.matches(".*# exit \\d") ? command.charAt(command.length() - 1) - '0' : 0;
            ShellSession.Answer answer = shell.run(command.replaceFirst("\\s*# exit \\d$", ""));
            answer.output()
                    .lines()
                    .filter(line -> !MAVENS_OWN.matcher(line).lookingAt())
                    .forEach(line -> output.append(line).append('\n'));
            assertThat(answer.exitCode())
                    .as(block + ": " + command + "\n" + answer.output())
                    .isEqualTo(expected);
        }
        return output.toString();
    }

    private static void replace(Path sources, Replacement replacement) throws IOException {
        Path file = sources.resolve(replacement.file());
        Files.writeString(file, replacement.applyTo(Files.readString(file)));
    }

    /** Java 17 looks for the user's home elsewhere than in HOME. */
    private Map<String, String> environment() throws IOException {
        Path settings = Files.createDirectories(home.resolve(".m2")).resolve("settings.xml");
        Files.writeString(settings, """
                <settings><mirrors><mirror>
                  <id>this-machine</id>
                  <mirrorOf>central</mirrorOf>
                  <url>%s</url>
                </mirror></mirrors></settings>
                """.formatted(Path.of(System.getProperty("user.home"), ".m2", "repository")
                .toUri()));
        return Map.of("HOME", home.toString(), "MAVEN_OPTS", "-Duser.home=" + home);
    }

    private static Map<String, String> files(Path place) throws IOException {
        Map<String, String> files = new TreeMap<>();
        try (Stream<Path> found = Files.walk(place)) {
            found.filter(Files::isRegularFile)
                    .forEach(file -> files.put(place.relativize(file).toString(), text(file)));
        }
        return files;
    }

    private static String text(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
