package org.ndktck.documents;

import static org.ndktck.documents.Markdown.link;
import static org.ndktck.documents.Markdown.text;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/** {@code docs/sentences.md}: what became of each sentence of the mission documents. */
final class SentencesPage {

    private static final int SHOWN = 12;

    private static final String HEAD = """
            # Sentences

            The catalogue was written from public documentation, with five mission documents at its heart. Their text is
            not part of this project. So that nobody has to trust that nothing was left out, every sentence of them has
            a row here, %d in all: where it stands, the first twelve digits of its SHA-256, and what became of it. %d rows
            state a requirement; each of the others says why it does not. The whole hashes are in
            `build/evaluation/src/main/resources/org/ndktck/documents/sentences.txt`.

            This page is made from that table. Do not edit it: `mvn test -Dgolden.update=true` writes it anew.

            ## Rows

            * **Documents** go by the number that their file names begin with, 000 to 004.
            * **Sections** are those of a page. A parameter and a status are sections of their own (`parameters.pNdkQp`,
              `return.STATUS_PENDING`; `return.other` is every other status). `head` is what comes before the first
              heading, `syntax` the prototype, `title` what a capture has between the prototype and the next heading.
              Translated headings count as the English ones.
            * **Ordinal** 0 is the heading of the section, 1 and up what follows.
            * A row is a **sentence**: it ends with a full stop, a question mark or an exclamation mark that white space or
              the end of the line follows. A line without such an end, a line of the prototype and a row of a table are one
              row as they stand; a status that opens a line is the heading of its section. A full stop that a document
              forgot joins two sentences in one row, which then has the ids of both.
            * **Ids** name what the sentence states, in whole or in part. An id of a reading (AMB) says that the text is not
              taken as it stands. A requirement that merely follows from a sentence is not named, unless the sentence states
              part of it.

            ## Normalisation

            The hash is taken of the UTF-8 bytes of the sentence after these steps, in this order:

            1. Of Markdown only: heading marks at the start of a line go; the bars of a table row become spaces and the rule
               below a table head goes; a link becomes its text; code marks go; marks of emphasis go. A dereferenced
               parameter in emphasis, two asterisks before the name and one after it, becomes the name after one asterisk.
            2. Entities become their characters.
            3. Each run of white space, no-break and zero width spaces included, becomes one space; none is left at either
               end.
            4. Unicode normalisation form C.

            Nothing else changes: letters, case, digits, punctuation and the asterisk of a dereferenced pointer count. Rendered
            page and Markdown of one revision (000 and 001) give the same hashes from `description` on, but for the
            prototype.

            ## Checking

            `mvn test` holds the table to its own rules and to the catalogue: no gap in the ordinals, no id that does not
            exist, no row without ids or reason, no requirement that rests explicitly on one of these pages without a
            sentence that states it, and no id that rests on the translation alone. Whoever has the documents checks the rest,
            with the folder in which they are:

            <!-- not run: the gate has not the documents -->
            ```sh
            mvn -pl build/evaluation -am test -Dtest=MissionDocumentsTest -Dsurefire.failIfNoSpecifiedTests=false -Dndk.documents=/path
            ```

            With `-Dgolden.update=true` the same command writes the table anew. A sentence that was there before keeps its
            ids; a new one gets a question mark, and the other tests fail until somebody has read it.

            ## Reasons
            """;

    private final List<SentenceRow> rows;

    SentencesPage(List<SentenceRow> rows) {
        this.rows = rows;
    }

    String content() {
        long bound = rows.stream().filter(row -> !row.requirements().isEmpty()).count();
        return HEAD.formatted(rows.size(), bound)
                + reasons()
                + Arrays.stream(MissionDocument.values()).map(this::table).collect(Collectors.joining());
    }

    private static String reasons() {
        return Arrays.stream(WithoutIdReason.values())
                .map(reason -> "* `" + reason.key() + "`: " + reason.text() + "\n")
                .collect(Collectors.joining("", "\n", ""));
    }

    private String table(MissionDocument document) {
        return rows.stream()
                .filter(row -> row.sentence().document() == document)
                .map(SentencesPage::line)
                .collect(Collectors.joining(
                        "",
                        "\n## " + document.key() + ": " + text(document.title())
                                + "\n\n| document | section | ordinal | SHA-256 | ids or reason |\n"
                                + "| --- | --- | --- | --- | --- |\n",
                        ""));
    }

    private static String line(SentenceRow row) {
        Sentence sentence = row.sentence();
        return "| " + sentence.document().key() + " | " + text(sentence.section()) + " | " + sentence.ordinal() + " | `"
                + sentence.sha256().substring(0, SHOWN) + "` | "
                + row.meaning().stream().map(SentencesPage::meaning).collect(Collectors.joining(", ")) + " |\n";
    }

    private static String meaning(String word) {
        if (WithoutIdReason.find(word).isPresent()) {
            return word;
        }
        return link(SentenceRow.reading(word).isPresent() ? "readings.md" : "requirements.md", word);
    }
}
