package org.ndktck.report.directory;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.ndktck.report.sample.Results;

class ReportDirectoryTest {

    private final ReportDirectory reports = new ReportDirectory(Results.CATALOG);

    @TempDir
    Path temp;

    @Test
    void writesEveryFileAndReadsTheResultBack() throws Exception {
        Path directory = temp.resolve("a/b/report");

        reports.write(directory, Results.mixed());

        assertThat(names(directory)).containsExactlyInAnyOrderElementsOf(ReportFiles.TOP_LEVEL);
        assertThat(names(directory.resolve("allure-results"))).hasSize(16);
        assertThat(reports.read(directory)).isEqualTo(Results.mixed());
        assertThat(names(temp.resolve("a/b"))).as("nothing beside it").containsExactly("report");
    }

    @Test
    void replacesAReportAsAWhole() throws Exception {
        Path directory = temp.resolve("report");
        reports.write(directory, Results.mixed());

        reports.write(directory, Results.partial());

        assertThat(reports.read(directory)).isEqualTo(Results.partial());
        assertThat(names(directory.resolve("allure-results"))).hasSize(6);
        assertThat(names(temp)).containsExactly("report");
    }

    @Test
    void replacesAnEmptyDirectory() throws Exception {
        reports.write(Files.createDirectory(temp.resolve("report")), Results.partial());

        assertThat(reports.read(temp.resolve("report"))).isEqualTo(Results.partial());
    }

    @Test
    void refusesADirectoryThatIsNoReportAndLeavesItAlone() throws Exception {
        Files.writeString(temp.resolve("thesis.txt"), "years of work");

        assertThatThrownBy(() -> reports.write(temp, Results.partial()))
                .isInstanceOf(ReportException.class)
                .hasMessageContaining(temp + " is not empty and holds no compliance.json")
                .hasMessageContaining("name another directory");
        assertThat(temp.resolve("thesis.txt")).hasContent("years of work");
        assertThat(names(temp)).containsExactly("thesis.txt");
    }

    @Test
    void refusesAReportThatHoldsSomethingElseToo() throws Exception {
        Path directory = temp.resolve("report");
        reports.write(directory, Results.mixed());
        Files.writeString(directory.resolve("thesis.txt"), "years of work");

        assertThatThrownBy(() -> reports.check(directory))
                .isInstanceOf(ReportException.class)
                .hasMessageContaining("thesis.txt, which would be lost");
        assertThat(reports.read(directory)).isEqualTo(Results.mixed());
    }

    @Test
    void refusesAFile() throws Exception {
        Path file = Files.writeString(temp.resolve("report"), "text");

        assertThatThrownBy(() -> reports.write(file, Results.partial()))
                .isInstanceOf(ReportException.class)
                .hasMessage(file + " is a file; name a directory for the report");
        assertThat(file).hasContent("text");
    }

    @Test
    void refusesAParentThatCannotBeWrittenTo() throws Exception {
        Path file = Files.writeString(temp.resolve("parent"), "text");

        assertThatThrownBy(() -> reports.write(file.resolve("report"), Results.partial()))
                .isInstanceOf(ReportException.class)
                .hasMessageStartingWith("the report cannot be written to " + file.resolve("report"))
                .hasMessageContaining("name a directory that can be written to");
        assertThat(names(temp)).containsExactly("parent");
    }

    @Test
    void keepsTheOldReportWhenTheNewOneCannotBeCompleted() throws Exception {
        Path directory = temp.resolve("report");
        reports.write(directory, Results.mixed());

        try (DirectoryReplacement abandoned = new DirectoryReplacement(directory)) {
            Files.writeString(abandoned.staging().resolve("compliance.json"), "half a f");
        }

        assertThat(reports.read(directory)).isEqualTo(Results.mixed());
        assertThat(names(temp)).containsExactly("report");
    }

    @Test
    void putsTheOldReportBackWhenTheNewOneCannotTakeItsPlace() throws Exception {
        Path directory = temp.resolve("report");
        reports.write(directory, Results.mixed());

        try (DirectoryReplacement broken = new DirectoryReplacement(directory)) {
            Files.delete(broken.staging());
            assertThatThrownBy(broken::commit).isInstanceOf(IOException.class);
        }

        assertThat(reports.read(directory)).isEqualTo(Results.mixed());
        assertThat(names(temp)).containsExactly("report");
    }

    @Test
    void followsALink() throws Exception {
        Path real = temp.resolve("real");
        reports.write(real, Results.mixed());
        Path link = Files.createSymbolicLink(temp.resolve("link"), real);

        reports.write(link, Results.partial());

        assertThat(link).isSymbolicLink();
        assertThat(reports.read(real)).isEqualTo(Results.partial());
    }

    @Test
    void readingWhatIsMissingOrDamagedSaysSo() throws Exception {
        Path directory = temp.resolve("report");

        assertThatThrownBy(() -> reports.read(directory))
                .isInstanceOf(ReportException.class)
                .hasMessageContaining(directory + " holds no compliance.json");

        reports.write(directory, Results.mixed());
        Path file = directory.resolve("compliance.json");
        Files.writeString(file, Files.readString(file).replace("\"exitCode\"", "\"exit\""));

        assertThatThrownBy(() -> reports.read(directory))
                .isInstanceOf(ReportException.class)
                .hasMessageContaining("compliance.json is damaged: ")
                .hasMessageContaining("exit");
    }

    private static List<String> names(Path directory) throws IOException {
        try (Stream<Path> paths = Files.list(directory)) {
            return paths.map(path -> path.getFileName().toString()).sorted().toList();
        }
    }
}
