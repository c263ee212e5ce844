package org.ndktck.documents;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Takes a mission document apart into sections and sentences. Every line that has text gives at least
 * one row: nothing is left out, so nobody need trust a choice made here.
 */
final class DocumentReader {

    /** The headings of a page, in English and as the Korean page translates them. */
    private static final Map<String, String> SECTIONS = Map.ofEntries(
            Map.entry("Syntax", "syntax"),
            Map.entry("구문", "syntax"),
            Map.entry("Description", "description"),
            Map.entry("Parameters", "parameters"),
            Map.entry("매개 변수", "parameters"),
            Map.entry("Return value", "return"),
            Map.entry("반환 값", "return"),
            Map.entry("Remarks", "remarks"),
            Map.entry("설명", "remarks"),
            Map.entry("Requirements", "requirements"),
            Map.entry("요구 사항", "requirements"),
            Map.entry("See also", "see-also"),
            Map.entry("추가 정보", "see-also"));

    private static final Pattern PROTOTYPE_START = Pattern.compile("NDK_FN_\\w+ NdkFn\\w+;");
    private static final String PROTOTYPE_END = "{...}";
    private static final Pattern PARAMETER = Pattern.compile("(?:\\[.*] )?([A-Za-z]\\w*)(?: \\[.*])?");
    private static final Pattern STATUS = Pattern.compile("(STATUS_\\w+|Other status codes|기타 상태 코드)(?: (.*))?");
    private static final Pattern SENTENCE_END = Pattern.compile("(?<=[.!?]) ");

    private final MissionDocument document;
    private final Map<String, Integer> next = new HashMap<>();
    private final List<Sentence> sentences = new ArrayList<>();
    private String section = "head";

    private DocumentReader(MissionDocument document) {
        this.document = document;
    }

    /** Gives the sentences in the order of the document. */
    static List<Sentence> read(MissionDocument document, String content) {
        DocumentReader reader = new DocumentReader(document);
        content.lines()
                .map(document.isMarkdown() ? NormalText::ofMarkdown : NormalText::ofPlain)
                .filter(line -> !line.isEmpty())
                .forEach(reader::line);
        return List.copyOf(reader.sentences);
    }

    private void line(String line) {
        String opened = SECTIONS.getOrDefault(line, "");
        if (!opened.isEmpty() && !next.containsKey(opened)) {
            open(opened, line);
        } else if (section.equals("syntax") || PROTOTYPE_START.matcher(line).matches()) {
            prototype(line);
        } else if (section.startsWith("parameters")) {
            parameter(line);
        } else if (section.startsWith("return")) {
            status(line);
        } else {
            sentences(line);
        }
    }

    private void prototype(String line) {
        section = "syntax";
        add(line);
        section = line.equals(PROTOTYPE_END) ? "title" : section;
    }

    private void parameter(String line) {
        Matcher name = PARAMETER.matcher(line);
        if (name.matches()) {
            open("parameters." + name.group(1), line);
        } else {
            sentences(line);
        }
    }

    private void status(String line) {
        Matcher code = STATUS.matcher(line);
        if (!code.matches()) {
            sentences(line);
            return;
        }
        open("return." + (code.group(1).startsWith("STATUS_") ? code.group(1) : "other"), code.group(1));
        if (code.group(2) != null) {
            sentences(code.group(2));
        }
    }

    private void open(String name, String heading) {
        section = name;
        next.put(name, 1);
        sentences.add(Sentence.of(document, name, 0, heading));
    }

    private void sentences(String line) {
        SENTENCE_END.splitAsStream(line).forEach(this::add);
    }

    private void add(String text) {
        int ordinal = next.getOrDefault(section, 1);
        next.put(section, ordinal + 1);
        sentences.add(Sentence.of(document, section, ordinal, text));
    }
}
