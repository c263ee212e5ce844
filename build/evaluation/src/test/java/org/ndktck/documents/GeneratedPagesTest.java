package org.ndktck.documents;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.ndktck.catalog.Catalog;
import org.ndktck.performance.PerformanceLine;

/** The pages that are made from the catalogue and from what was measured say what these say. */
class GeneratedPagesTest {

    private static final Path DOCS = Path.of("..", "..", "docs");

    private final Catalog catalog = Catalog.load();

    @Test
    void theRequirementsPageIsUpToDate() throws IOException {
        assertUpToDate("requirements.md", new RequirementsPage(catalog).content());
    }

    @Test
    void theReadingsPageIsUpToDate() throws IOException {
        assertUpToDate("readings.md", new ReadingsPage(catalog).content());
    }

    @Test
    void theSentencesPageIsUpToDate() throws IOException {
        assertUpToDate("sentences.md", new SentencesPage(SentenceTable.load()).content());
    }

    @Test
    void theFaultsPageIsUpToDate() throws IOException {
        assertUpToDate("faults.md", new FaultsPage().content());
    }

    @Test
    void theCircumstancesPageIsUpToDate() throws IOException {
        assertUpToDate("circumstances.md", new CircumstancesPage().content());
    }

    @Test
    void theJudgementPageIsUpToDate() throws IOException {
        assertUpToDate("judgement.md", new JudgementPage(catalog).content());
    }

    @Test
    void thePerformancePageIsUpToDate() throws IOException {
        assertUpToDate("performance.md", new PerformancePage(PerformanceLine.published()).content());
    }

    static void assertUpToDate(String name, String content) throws IOException {
        Path page = DOCS.resolve(name);
        if (Boolean.getBoolean("golden.update")) {
            Files.createDirectories(DOCS);
            Files.writeString(page, content);
        }
        assertThat(page)
                .as("docs/%s is made by a program; mvn test -Dgolden.update=true writes it anew", name)
                .hasContent(content);
    }
}
