package org.ndktck.documents;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;

/** The table against the documents themselves, which are not part of the project. */
class MissionDocumentsTest {

    @Test
    @EnabledIfSystemProperty(
            named = "ndk.documents",
            matches = ".+",
            disabledReason = "The mission documents are not part of the project; -Dndk.documents=DIR gives them.")
    void theTableHasEverySentenceOfTheDocuments() throws IOException {
        List<Sentence> sentences = read(Path.of(System.getProperty("ndk.documents", "")));
        if (Boolean.getBoolean("golden.update")) {
            List<SentenceRow> anew = SentenceTable.carriedOver(SentenceTable.load(), sentences);
            Files.writeString(SentenceTable.FILE, SentenceTable.content(anew));
        }

        List<SentenceRow> rows = SentenceTable.load();
        assertThat(SentenceChecks.compare(rows, sentences)).isEmpty();
        assertThat(rows).extracting(SentenceRow::sentence).isEqualTo(sentences);
    }

    private static List<Sentence> read(Path folder) throws IOException {
        List<Sentence> sentences = new ArrayList<>();
        for (MissionDocument document : MissionDocument.values()) {
            sentences.addAll(DocumentReader.read(document, Files.readString(file(folder, document))));
        }
        return sentences;
    }

    private static Path file(Path folder, MissionDocument document) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            List<Path> found = files.filter(
                            path -> path.getFileName().toString().startsWith(document.key() + "_"))
                    .toList();
            assertThat(found)
                    .as("files in %s whose names begin with %s_", folder, document.key())
                    .hasSize(1);
            return found.get(0);
        }
    }
}
