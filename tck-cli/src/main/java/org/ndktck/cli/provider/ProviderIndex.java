package org.ndktck.cli.provider;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.URL;
import java.net.URLConnection;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.ndktck.engine.RunException;

/** Reads the index of providers with a known verdict, without loading one of their classes. */
final class ProviderIndex {

    static final String RESOURCE = "META-INF/ndk-tck/providers.index";

    private ProviderIndex() {}

    /**
     * Reads the index of every jar.
     *
     * @param loader where to look
     * @return the entries, each once, in the order of the index
     * @throws RunException if an index cannot be read or a line is malformed
     */
    static List<IndexEntry> read(ClassLoader loader) throws RunException {
        List<IndexEntry> entries = new ArrayList<>();
        for (Line line : lines(loader, RESOURCE)) {
            entries.add(IndexEntry.parse(line.text(), line.place()));
        }
        return entries.stream().distinct().toList();
    }

    /**
     * A line that says something.
     *
     * @param text what it says
     * @param place where it is, for a refusal
     */
    record Line(String text, String place) {}

    /**
     * Reads every file of a name, without blank lines and comments.
     *
     * @param loader where to look
     * @param resource the name
     * @return the lines, file by file
     * @throws RunException if a file cannot be read
     */
    static List<Line> lines(ClassLoader loader, String resource) throws RunException {
        List<Line> lines = new ArrayList<>();
        try {
            for (URL index : Collections.list(loader.getResources(resource))) {
                lines.addAll(lines(index));
            }
        } catch (IOException e) {
            throw new RunException("the provider index " + resource + " cannot be read; check the class path", e);
        }
        return lines;
    }

    private static List<Line> lines(URL index) throws IOException {
        List<Line> lines = new ArrayList<>();
        URLConnection connection = index.openConnection();
        connection.setUseCaches(false);
        try (BufferedReader reader =
                new BufferedReader(new InputStreamReader(connection.getInputStream(), StandardCharsets.UTF_8))) {
            int number = 0;
            for (String line : reader.lines().toList()) {
                number++;
                if (!line.isBlank() && !line.startsWith("#")) {
                    lines.add(new Line(line, index + ":" + number));
                }
            }
        }
        return lines;
    }
}
