package org.ndktck.cli.init;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;

/**
 * The same project as a Maven archetype: the files of {@link NewProject}, with properties of Maven for the names. Maven fills
 * them in by Velocity, to which {@code $} and {@code #} mean something. The build of the archetype calls it.
 */
public final class Archetype {

    private static final ProjectNames NAMES = new ProjectNames("@artifactId@", "@package@", "@prefix@");

    /** The words of the name, without ndk at its end, as {@link ProjectNames#of} has them. */
    private static final String PREFIX = "#set( $name = ${artifactId} )"
            + "#foreach( $word in $name.replaceAll('-ndk$', '').split('-') )"
            + "$word.substring(0, 1).toUpperCase()$word.substring(1)#end";

    private static final String DESCRIPTOR = """
            <?xml version="1.0" encoding="UTF-8"?>
            <archetype-descriptor name="ndk-provider">
              <requiredProperties>
                <requiredProperty key="version"><defaultValue>0.1</defaultValue></requiredProperty>
                <requiredProperty key="prefix"><defaultValue>%s</defaultValue></requiredProperty>
              </requiredProperties>
              <fileSets>
                <fileSet filtered="true" packaged="true">
                  <directory>src/main/java</directory>
                  <includes><include>**/*.java</include></includes>
                </fileSet>
                <fileSet filtered="true" packaged="true">
                  <directory>src/test/java</directory>
                  <includes><include>**/*.java</include></includes>
                </fileSet>
                <fileSet filtered="true">
                  <directory>src/main/resources</directory>
                </fileSet>
                <fileSet filtered="true">
                  <directory></directory>
                  <includes><include>README.md</include></includes>
                </fileSet>
              </fileSets>
            </archetype-descriptor>
            """;

    private Archetype() {}

    /**
     * Writes what the archetype's jar holds.
     *
     * @param args the directory of the classes, and the version of the kit
     * @throws IOException if it cannot be written
     */
    public static void main(String... args) throws IOException {
        for (Map.Entry<String, String> file : files(args[1]).entrySet()) {
            Path path = Path.of(args[0]).resolve(file.getKey());
            Files.createDirectories(path.resolveSibling(""));
            Files.writeString(path, file.getValue(), StandardCharsets.UTF_8);
        }
    }

    /** The text of each file, by its path with slashes. */
    private static Map<String, String> files(String kitVersion) {
        Map<String, String> files = new TreeMap<>();
        new NewProject(NAMES, kitVersion)
                .files()
                .forEach((path, text) -> files.put("archetype-resources/" + path(path), template(text)));
        files.put("META-INF/maven/archetype-metadata.xml", DESCRIPTOR.formatted(PREFIX));
        return files;
    }

    /** Maven makes the directories of the package itself. */
    private static String path(String path) {
        return path.replace("@package@/", "").replace("@prefix@", "__prefix__");
    }

    private static String template(String text) {
        return "#set( $symbol_pound = '#' )\n#set( $symbol_dollar = '$' )\n"
                + text.replace("$", "@symbol_dollar@")
                        .replace("#", "@symbol_pound@")
                        .replace("<groupId>@package@</groupId>", "<groupId>@groupId@</groupId>")
                        .replace("<version>0.1</version>", "<version>@version@</version>")
                        .replaceAll(
                                "@(artifactId|groupId|package|prefix|symbol_dollar|symbol_pound|version)@", "\\${$1}");
    }
}
