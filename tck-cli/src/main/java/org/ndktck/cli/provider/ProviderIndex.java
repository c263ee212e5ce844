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
        try {
            for (URL index : Collections.list(loader.getResources(RESOURCE))) {
                entries.addAll(read(index));
            }
        } catch (IOException e) {
            throw new RunException("the provider index " + RESOURCE + " cannot be read; check the class path", e);
        }
        return entries.stream().distinct().toList();
    }

    private static List<IndexEntry> read(URL index) throws IOException, RunException {
        List<IndexEntry> entries = new ArrayList<>();
        URLConnection connection = index.openConnection();
        connection.setUseCaches(false);
        try (BufferedReader reader =
                new BufferedReader(new InputStreamReader(connection.getInputStream(), StandardCharsets.UTF_8))) {
            int number = 0;
            for (String line : reader.lines().toList()) {
                number++;
                if (!line.isBlank() && !line.startsWith("#")) {
                    entries.add(IndexEntry.parse(line, index + ":" + number));
                }
            }
        }
        return entries;
    }
}
