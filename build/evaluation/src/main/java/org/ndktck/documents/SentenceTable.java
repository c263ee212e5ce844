package org.ndktck.documents;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** The table that binds the catalogue to the mission documents: {@code sentences.txt}. */
final class SentenceTable {

    /** The file, from the module's directory. */
    static final Path FILE = Path.of("src", "main", "resources", "org", "ndktck", "documents", "sentences.txt");

    private static final String HEAD = """
            # Every sentence of the five mission documents, without its text, in the order of the documents:
            # document, section, ordinal in the section, SHA-256, then ids or a reason.
            # docs/sentences.md says how a sentence becomes a hash and what the reasons mean.
            """;

    private SentenceTable() {}

    static List<SentenceRow> load() throws IOException {
        return parse(Files.readAllLines(FILE));
    }

    static List<SentenceRow> parse(Collection<String> lines) {
        return lines.stream()
                .filter(line -> !line.startsWith("#"))
                .map(SentenceRow::parse)
                .toList();
    }

    static String content(List<SentenceRow> rows) {
        return HEAD + rows.stream().map(row -> row.line() + "\n").collect(Collectors.joining());
    }

    /** Gives the sentences their old meaning, and a question mark, which no check lets pass, to new ones. */
    static List<SentenceRow> carriedOver(List<SentenceRow> old, List<Sentence> sentences) {
        Map<String, List<String>> meanings = new LinkedHashMap<>();
        old.forEach(row -> meanings.put(identity(row.sentence()), row.meaning()));
        return sentences.stream()
                .map(sentence -> new SentenceRow(sentence, meanings.getOrDefault(identity(sentence), List.of("?"))))
                .toList();
    }

    private static String identity(Sentence sentence) {
        return sentence.document().key() + " " + sentence.section() + " " + sentence.sha256();
    }
}
