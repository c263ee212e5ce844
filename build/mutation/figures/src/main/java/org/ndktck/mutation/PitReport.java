package org.ndktck.mutation;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.SAXException;

/** Reads {@code mutations.xml}, as PIT writes it. */
public final class PitReport {

    private PitReport() {}

    /** One element of the file; the place orders the changes of one method. */
    private record Entry(String type, String change, long place, Mutant.Fate fate, int testsRun) {

        static Entry of(Element mutation) {
            String type = text(mutation, "mutatedClass").replaceAll(".*\\.", "");
            return new Entry(
                    type,
                    type + "." + method(text(mutation, "mutatedMethod")) + ": " + brief(text(mutation, "description")),
                    Long.parseLong(text(mutation, "lineNumber")) * 100_000 + firstIndex(mutation),
                    Mutant.Fate.valueOf(mutation.getAttribute("status")),
                    Integer.parseInt(mutation.getAttribute("numberOfTestsRun")));
        }

        /** The compiler numbers lambdas, and an unrelated edit changes the number. */
        private static String method(String name) {
            return name.replaceAll("lambda\\$(.*)\\$\\d+", "$1 lambda");
        }

        /** Without packages, and without the method once more. */
        private static String brief(String description) {
            return description.replaceAll(" for \\S+::\\S+$", "").replaceAll("[\\w$]+/", "");
        }

        private static long firstIndex(Element mutation) {
            return Long.parseLong(text(mutation, "index"));
        }

        private static String text(Element mutation, String name) {
            return mutation.getElementsByTagName(name).item(0).getTextContent();
        }
    }

    /**
     * Reads a report.
     *
     * @param file the file
     * @return the mutants, in the order of their text
     * @throws IOException if it cannot be read, or is no such report
     */
    public static List<Mutant> read(Path file) throws IOException {
        List<Entry> entries = new ArrayList<>(entries(file));
        entries.sort(Comparator.comparing(Entry::change).thenComparing(Entry::place));
        Map<String, Integer> seen = new HashMap<>();
        return entries.stream()
                .map(entry -> new Mutant(
                        entry.type(),
                        entry.change() + " #" + seen.merge(entry.change(), 1, Integer::sum),
                        entry.fate(),
                        entry.testsRun()))
                .toList();
    }

    private static List<Entry> entries(Path file) throws IOException {
        try {
            NodeList nodes = DocumentBuilderFactory.newInstance()
                    .newDocumentBuilder()
                    .parse(file.toFile())
                    .getElementsByTagName("mutation");
            List<Entry> entries = new ArrayList<>();
            for (int i = 0; i < nodes.getLength(); i++) {
                entries.add(Entry.of((Element) nodes.item(i)));
            }
            return entries;
        } catch (ParserConfigurationException | SAXException e) {
            throw new IOException(file + " is no report of PIT: " + e.getMessage(), e);
        }
    }
}
