package org.ndktck.ci;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import picocli.CommandLine;

/** The commands that a document shows, in blocks and in its text, and what they name that does not exist. */
final class DocumentedCommands {

    private static final Pattern NDK_TCK =
            Pattern.compile("(?:\\./|[`(])ndk-tck +([a-z]+)([^`|\\n]*)|(?m)^ *ndk-tck +([a-z]+)(.*)");
    private static final Pattern MVN = Pattern.compile("(?:^|`)\\s*mvn ([^`]+)", Pattern.MULTILINE);
    private static final Pattern OPTION = Pattern.compile("(?<=\\s)--[a-z-]+");

    private final CommandLine command;
    private final Set<String> profiles;
    private final Set<String> classes;
    private final Path checkout;

    DocumentedCommands(CommandLine command, Path checkout) throws IOException {
        this.command = command;
        this.checkout = checkout;
        profiles = new TreeSet<>();
        classes = new TreeSet<>();
        try (Stream<Path> files = Files.walk(checkout)) {
            for (Path file : files.filter(DocumentedCommands::isSource).toList()) {
                String name = file.getFileName().toString();
                if (name.equals("pom.xml")) {
                    Matcher profile =
                            Pattern.compile("(?s)<profile>.*?<id>([^<]+)</id>").matcher(Files.readString(file));
                    profile.results().map(found -> found.group(1)).forEach(profiles::add);
                } else {
                    classes.add(name.replace(".java", ""));
                }
            }
        }
    }

    private static boolean isSource(Path file) {
        return file.toString().matches("(?!.*/target/).*(/pom\\.xml|\\.java)");
    }

    /** What the commands of a text name that does not exist: subcommands, options, profiles, modules, tests. */
    List<String> unknownIn(String text) {
        String joined = text.replaceAll("\\\\\\R\\s*", "");
        List<String> unknown = new ArrayList<>();
        NDK_TCK.matcher(joined)
                .results()
                .forEach(found -> unknown.addAll(
                        found.group(1) != null
                                ? unknownOfTheCommand(found.group(1), found.group(2))
                                : unknownOfTheCommand(found.group(3), found.group(4))));
        MVN.matcher(joined).results().forEach(found -> unknown.addAll(unknownOfMaven(found.group(1))));
        return unknown;
    }

    private List<String> unknownOfTheCommand(String subcommand, String rest) {
        CommandLine named = command.getSubcommands().get(subcommand);
        if (named == null) {
            return List.of("ndk-tck " + subcommand);
        }
        return OPTION.matcher(rest)
                .results()
                .map(option -> option.group())
                .filter(option -> named.getCommandSpec().findOption(option) == null)
                .map(option -> "ndk-tck " + subcommand + " " + option)
                .toList();
    }

    private List<String> unknownOfMaven(String arguments) {
        List<String> unknown = new ArrayList<>();
        values(arguments, "-P").filter(name -> !profiles.contains(name)).forEach(name -> unknown.add("-P" + name));
        values(arguments, "-pl +")
                .filter(name -> !Files.isDirectory(checkout.resolve(name)))
                .forEach(name -> unknown.add("-pl " + name));
        values(arguments, "-D(?:it\\.)?test=")
                .filter(name -> !classes.contains(name))
                .forEach(unknown::add);
        return unknown;
    }

    private static Stream<String> values(String arguments, String option) {
        return Pattern.compile("(?:^|\\s)" + option + "([\\w./,-]+)")
                .matcher(arguments)
                .results()
                .flatMap(found -> Stream.of(found.group(1).split(",")));
    }
}
