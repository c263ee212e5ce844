package org.ndktck.cli.config;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.ndktck.engine.RunException;
import org.snakeyaml.engine.v2.api.Load;
import org.snakeyaml.engine.v2.api.LoadSettings;
import org.snakeyaml.engine.v2.exceptions.MarkedYamlEngineException;
import org.snakeyaml.engine.v2.exceptions.YamlEngineException;

/** The file {@code ndk-tck.yaml}: keys with a value, a list, or (for settings) keys and values of their own. */
final class ConfigurationFile {

    static final String NAME = "ndk-tck.yaml";

    /** A remark about indentation, whatever the sign is. */
    private static final Pattern HINT = Pattern.compile("\\. \\(Do not use .*");

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
                    NAME + where + " is no YAML: "
                            + HINT.matcher(e.getProblem()).replaceFirst("")
                            + "; write 'key: value' on each line, without tabs, and quote what begins with a sign",
                    e);
        } catch (CharacterCodingException e) {
            throw new RunException(NAME + " is not in UTF-8; save it in that encoding", e);
        } catch (YamlEngineException e) {
            throw new RunException(NAME + " has a key that is no word; write 'key: value' on each line", e);
        } catch (IOException e) {
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

    private static List<String> values(String key, @Nullable Object value) throws RunException {
        List<String> texts = new ArrayList<>();
        if (value instanceof List<?> many) {
            for (Object each : many) {
                texts.add(text(key, each));
            }
        } else if (value instanceof Map<?, ?> pairs) {
            for (Map.Entry<?, ?> pair : pairs.entrySet()) {
                texts.add(pair.getKey() + "=" + text(key + "." + pair.getKey(), pair.getValue()));
            }
        } else {
            texts.add(text(key, value));
        }
        if (texts.isEmpty()) {
            throw new RunException("the key " + key + " in " + NAME + " has no value; give one, or leave the key out");
        }
        return texts;
    }

    private static String text(String key, @Nullable Object value) throws RunException {
        if (value instanceof String || value instanceof Number || value instanceof Boolean) {
            return String.valueOf(value);
        }
        throw new RunException("the key " + key + " in " + NAME
                + (value == null
                        ? " has no value; give one behind the colon"
                        : " has lists or keys within its value; give a text or a number"));
    }
}
