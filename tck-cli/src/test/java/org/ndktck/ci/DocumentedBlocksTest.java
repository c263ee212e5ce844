package org.ndktck.ci;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.ndktck.cli.ManPages;
import org.ndktck.cli.config.Configuration;
import org.ndktck.cli.config.Knob;
import org.ndktck.engine.RunException;
import org.ndktck.report.directory.ReportException;
import org.ndktck.report.directory.WaiverFile;
import picocli.CommandLine;

/**
 * Every command and every piece of code in a document is run in CI, or compared with the file that it is from, or says beside it
 * why not: in a line {@code <!-- not run: REASON -->} before the block.
 */
class DocumentedBlocksTest {

    private static final Path CHECKOUT = Path.of("..").toAbsolutePath().normalize();
    private static final String EXCUSE = "<!-- not run: ";

    /** By page: which languages of it are followed by what. */
    private static final Map<String, List<String>> FOLLOWED = Map.of(
            "README.md", List.of("sh"), // .ci/commands
            "first-provider.md", List.of("sh", "java"), // FirstProviderIT
            "ci.md", List.of("yaml", "groovy"), // RecipeFormTest, RecipeRunIT
            "native-guide.md", List.of("c", "cmake", "sh")); // .ci/native-guide

    private static final Set<String> EXCERPTS = Set.of("java", "xml", "properties");

    @TempDir
    private Path directory = Path.of("");

    @Test
    void everyBlockIsRunOrComparedOrSaysWhyNot() throws IOException {
        List<Block> code = pages().stream()
                .flatMap(page -> Block.of(page).stream())
                .filter(DocumentedBlocksTest::isCode)
                .toList();
        String sources = sources();

        assertThat(code).hasSizeGreaterThan(40);
        assertThat(code).filteredOn(block -> !isCared(block, sources)).isEmpty();
    }

    @Test
    void everyCommandNamesWhatThereIs() throws IOException {
        DocumentedCommands commands = new DocumentedCommands(ManPages.command(), CHECKOUT);

        for (Path page : pages()) {
            assertThat(commands.unknownIn(Files.readString(page)))
                    .as(page.getFileName().toString())
                    .isEmpty();
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    ndk-tck ran                                   | ndk-tck ran
                    in the text `ndk-tck run --onely GCD`         | ndk-tck run --onely
                    ./ndk-tck report --format json --shard 1/2    | ndk-tck report --shard
                    mvn -Pzo verify                               | -Pzo
                    mvn -pl report -am test                       | -pl report
                    mvn -pl reports -am test -Dtest=NoSuchTest    | NoSuchTest
                    """)
    void whatThereIsNotIsSeen(String text, String unknown) throws IOException {
        assertThat(new DocumentedCommands(ManPages.command(), CHECKOUT).unknownIn(text))
                .containsExactly(unknown);
    }

    @Test
    void aBlockThatNothingCaresForIsSeen() throws IOException {
        String page =
                "```java\nint made = up();\n```\n\n```\nndk-tck run\n```\n<!-- not run: it is made up -->\n```sh\nls\n```\n";
        List<Block> blocks = Block.of(Files.writeString(directory.resolve("made-up.md"), page));

        String sources = sources();

        assertThat(blocks).hasSize(3).allMatch(DocumentedBlocksTest::isCode);
        assertThat(blocks).filteredOn(block -> !isCared(block, sources)).hasSize(2);
    }

    @Test
    void theConfigurationOfTheDocumentIsOne() throws IOException, RunException {
        Block file = only("configuration.md", "yaml");
        Files.writeString(directory.resolve("ndk-tck.yaml"), file.text());
        CommandLine run =
                Objects.requireNonNull(ManPages.command().getSubcommands().get("run"));
        List<Knob> knobs = Knob.of(run.getCommandSpec());

        Configuration.read(knobs, new Configuration.Sources(directory, Map.of(), Map.of()));

        Files.writeString(directory.resolve("ndk-tck.yaml"), file.text().replace("profile", "profil"));
        assertThatThrownBy(() -> Configuration.read(knobs, new Configuration.Sources(directory, Map.of(), Map.of())))
                .hasMessageContaining("profil");
    }

    @Test
    void theWaiversOfTheDocumentAreSome() throws IOException, ReportException {
        Path file = directory.resolve("waivers.yaml");
        Files.writeString(file, only("challenges.md", "yaml").text());

        assertThat(WaiverFile.read(file)).hasSize(1);
    }

    private static Block only(String page, String language) {
        return Block.of(CHECKOUT.resolve("docs").resolve(page)).stream()
                .filter(block -> block.language().equals(language))
                .findFirst()
                .orElseThrow();
    }

    private static boolean isCode(Block block) {
        return !block.language().isEmpty()
                || block.text().matches("(?ms).*^(?:\\./)?(?:ndk-tck|mvn|java|npm|git) [^:\\n]*$.*");
    }

    private static boolean isCared(Block block, String sources) {
        String page = block.page().getFileName().toString();
        return FOLLOWED.getOrDefault(page, List.of()).contains(block.language())
                || (block.language().equals("yaml")
                        && List.of("configuration.md", "challenges.md").contains(page))
                || (block.language().equals("sh")
                        && block.commands().stream().allMatch(line -> line.startsWith("./ndk-tck ")))
                || block.before().startsWith(EXCUSE)
                || (EXCERPTS.contains(block.language()) && sources.contains("\n" + normalized(block.text())));
    }

    /** The lines of a text without their indentation: an excerpt is seldom indented as its file is. */
    private static String normalized(String text) {
        return text.lines().map(String::strip).collect(Collectors.joining("\n", "", "\n"));
    }

    private static String sources() throws IOException {
        try (Stream<Path> files = Files.walk(CHECKOUT)) {
            return files.filter(file -> file.toString().matches("(?!.*/target/).*(\\.java|\\.xml|\\.properties)"))
                    .map(DocumentedBlocksTest::text)
                    .map(DocumentedBlocksTest::normalized)
                    .collect(Collectors.joining());
        }
    }

    private static String text(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static List<Path> pages() throws IOException {
        try (Stream<Path> docs = Files.walk(CHECKOUT.resolve("docs"))) {
            return Stream.concat(
                            Stream.of(CHECKOUT.resolve("README.md"), CHECKOUT.resolve("CONTRIBUTING.md")),
                            docs.filter(file -> file.toString().endsWith(".md")))
                    .sorted()
                    .toList();
        }
    }
}
