package org.ndktck.ci;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tools.jackson.databind.JsonNode;
import tools.jackson.dataformat.yaml.YAMLMapper;

/**
 * A recipe of the documentation.
 *
 * @param file the file that a user puts it into, as its first line says
 * @param text its text
 */
record Recipe(String file, String text) {

    private static final Path PAGE = Path.of("..", "docs", "ci.md");
    private static final Pattern BLOCK = Pattern.compile("(?ms)^```(?:yaml|groovy)\\R(.*?)^```$");
    private static final Pattern FILE = Pattern.compile("^(?:#|//) ([^\\s,]+)");
    private static final Pattern SHELL_STEP = Pattern.compile("(?m)^\\s*sh '(.*)'$");
    private static final YAMLMapper YAML = new YAMLMapper();

    /** All recipes of the page, in its order. */
    static List<Recipe> all() {
        List<Recipe> recipes = new ArrayList<>();
        Matcher block = BLOCK.matcher(page());
        while (block.find()) {
            Matcher file = FILE.matcher(block.group(1));
            if (!file.find()) {
                throw new IllegalStateException("a recipe does not begin with its file's name: " + block.group(1));
            }
            recipes.add(new Recipe(file.group(1), block.group(1)));
        }
        return recipes;
    }

    /** A file of the checkout that a server takes as it is. */
    static Recipe inTheCheckout(String file) {
        try {
            return new Recipe(file, Files.readString(Path.of("..", file)));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The recipe for a file. */
    static Recipe of(String file) {
        return all().stream()
                .filter(recipe -> recipe.file().equals(file))
                .findFirst()
                .orElseThrow(() -> new IllegalStateException(PAGE + " has no recipe for " + file));
    }

    private static String page() {
        try {
            return Files.readString(PAGE);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    boolean isYaml() {
        return file.endsWith("yml") || file.endsWith("yaml");
    }

    JsonNode tree() {
        return YAML.readTree(documents().get(documents().size() - 1));
    }

    /** The documents of a file: a component has its inputs in one of their own. */
    List<String> documents() {
        return List.of(text.split("(?m)^---$"));
    }

    /** What the server gives to a shell, in order. */
    List<String> shellLines() {
        List<String> lines = new ArrayList<>();
        if (isYaml()) {
            collect(tree(), lines);
        } else {
            Matcher step = SHELL_STEP.matcher(text);
            while (step.find()) {
                lines.add(step.group(1));
            }
        }
        return lines;
    }

    private static void collect(JsonNode node, List<String> lines) {
        node.properties().forEach(member -> {
            boolean shell = List.of("run", "script", "args").contains(member.getKey());
            if (shell && member.getValue().isString()) {
                lines.add(member.getValue().asString());
            } else if (shell) {
                member.getValue().forEach(line -> lines.add(line.asString()));
            } else {
                collect(member.getValue(), lines);
            }
        });
        if (node.isArray()) {
            node.forEach(element -> collect(element, lines));
        }
    }
}
