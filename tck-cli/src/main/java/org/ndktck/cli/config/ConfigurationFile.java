package org.ndktck.cli.config;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.ndktck.engine.RunException;
import org.snakeyaml.engine.v2.api.Load;
import org.snakeyaml.engine.v2.api.LoadSettings;
import org.snakeyaml.engine.v2.exceptions.MarkedYamlEngineException;
import org.snakeyaml.engine.v2.exceptions.YamlEngineException;

/** The file {@code ndk-tck.yaml}: keys with a value, a list, or (for settings) keys and values of their own. */
final class ConfigurationFile {

    static final String NAME = "ndk-tck.yaml";

    private ConfigurationFile() {}

    /** Reads the values of each key; nothing if there is no file. */
    static Map<String, List<String>> read(Path directory) throws RunException {
        Path file = directory.resolve(NAME);
        if (!Files.exists(file)) {
            return Map.of();
        }
        Object content;
        try {
            content = new Load(LoadSettings.builder().setLabel(NAME).build())
                    .loadFromString(Files.readString(file, StandardCharsets.UTF_8));
        } catch (MarkedYamlEngineException e) {
            String where = e.getProblemMark()
                    .map(mark -> " line " + (mark.getLine() + 1))
                    .orElse("");
            throw new RunException(
                    NAME + where + " is no YAML: " + e.getProblem() + "; write 'key: value' on each line", e);
        } catch (YamlEngineException | IOException e) {
            throw new RunException(NAME + " cannot be read: " + e.getMessage() + "; correct or remove it", e);
        }
        if (content == null) {
            return Map.of();
        }
        if (!(content instanceof Map<?, ?> keys)) {
            throw new RunException(NAME + " holds no keys; write 'key: value' on each line");
        }
        Map<String, List<String>> values = new LinkedHashMap<>();
        for (Map.Entry<?, ?> entry : keys.entrySet()) {
            String key = String.valueOf(entry.getKey());
            values.put(key, values(key, entry.getValue()));
        }
        return values;
    }

    private static List<String> values(String key, Object value) throws RunException {
        if (value instanceof List<?> many && many.stream().allMatch(ConfigurationFile::isPlain)) {
            return many.stream().map(String::valueOf).toList();
        }
        if (value instanceof Map<?, ?> pairs && pairs.values().stream().allMatch(ConfigurationFile::isPlain)) {
            return pairs.entrySet().stream()
                    .map(pair -> pair.getKey() + "=" + pair.getValue())
                    .collect(Collectors.toList());
        }
        if (!isPlain(value)) {
            throw new RunException("the key " + key + " in " + NAME + " has no value; give one behind the colon");
        }
        return List.of(String.valueOf(value));
    }

    private static boolean isPlain(Object value) {
        return value instanceof String || value instanceof Number || value instanceof Boolean;
    }
}
