package org.ndktck.judgement;

import java.io.IOException;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Properties;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tools.jackson.databind.MapperFeature;
import tools.jackson.databind.json.JsonMapper;

/** Files of measured figures: a JSON array with one element on each line, so that a change of one reads as one. */
public final class FiguresFile {

    /** Where a build leaves what it measured. */
    public static final Path BUILT = Path.of("target", "judgement");

    /** Where the figures lie that the pages show. */
    public static final Path PUBLISHED = Path.of("..", "..", "docs", "judgement");

    private static final JsonMapper JSON = JsonMapper.builder()
            .disable(MapperFeature.SORT_PROPERTIES_ALPHABETICALLY)
            .build();

    private FiguresFile() {}

    /**
     * Leaves figures with the build, and publishes them if this run is to write the pages anew.
     *
     * @param name of the file
     * @param elements records
     * @param what they are about, and how they were measured
     * @param addition whether some of them are of earlier occasions
     */
    public static void keep(String name, List<?> elements, String what, boolean addition) {
        write(BUILT.resolve(name), elements);
        if (Boolean.getBoolean("golden.update")) {
            write(PUBLISHED.resolve(name), elements);
            MeasurementDate.publish(name, what, addition);
        }
    }

    /**
     * Writes a file, and the directories it lies in.
     *
     * @param file the place
     * @param elements records
     */
    public static void write(Path file, List<?> elements) {
        String content =
                elements.stream().map(JSON::writeValueAsString).collect(Collectors.joining(",\n", "[\n", "\n]\n"));
        try {
            Files.createDirectories(file.toAbsolutePath().getParent());
            Files.writeString(file, content);
        } catch (IOException e) {
            throw new UncheckedIOException(file + " cannot be written", e);
        }
    }

    /**
     * Reads one file.
     *
     * @param file the place
     * @param type the record that it holds
     * @return the elements, in order
     */
    public static <T> List<T> read(Path file, Class<T> type) {
        try {
            String content = Files.readString(file, StandardCharsets.UTF_8);
            return JSON.readValue(content, JSON.getTypeFactory().constructCollectionType(List.class, type));
        } catch (IOException e) {
            throw new UncheckedIOException(file + " cannot be read; a whole build writes it", e);
        }
    }

    /**
     * Reads figures that have names.
     *
     * @param file in the format of Java properties
     * @return the figures by name, sorted
     */
    public static SortedMap<String, String> readProperties(Path file) {
        Properties properties = new Properties();
        try (Reader reader = Files.newBufferedReader(file)) {
            properties.load(reader);
        } catch (IOException e) {
            throw new UncheckedIOException(file + " cannot be read", e);
        }
        SortedMap<String, String> figures = new TreeMap<>();
        properties.stringPropertyNames().forEach(name -> figures.put(name, properties.getProperty(name)));
        return figures;
    }

    /**
     * Reads all files of a directory whose name begins alike.
     *
     * @param directory the place
     * @param prefix for example {@code blame-}
     * @param type the record that they hold
     * @return the elements of all, file by file
     */
    public static <T> List<T> readAll(Path directory, String prefix, Class<T> type) {
        try (Stream<Path> files = Files.list(directory)) {
            List<T> elements = new ArrayList<>();
            files.filter(file -> file.getFileName().toString().startsWith(prefix))
                    .sorted()
                    .forEach(file -> elements.addAll(read(file, type)));
            return elements;
        } catch (IOException e) {
            throw new UncheckedIOException(directory + " cannot be read; a whole build writes it", e);
        }
    }
}
