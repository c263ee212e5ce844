package org.ndktck.cli;

import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.ndktck.cli.init.NewProject;
import org.ndktck.cli.init.ProjectNames;
import org.ndktck.engine.KitVersion;
import org.ndktck.engine.RunException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Writes the project of a provider that is not written yet. */
@Command(
        name = "init",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        description =
                "Writes a Maven project for a new provider: classes that compile and answer STATUS_NOT_SUPPORTED, and"
                        + " the test that judges them.",
        footer = {"", "Example: ndk-tck init acme-ndk --name acme-ndk --package com.acme.ndk"})
final class InitCommand implements Callable<Integer> {

    private final Terminal terminal;

    @Parameters(paramLabel = "DIR", description = "The directory to write; new or empty.")
    private Path directory = Path.of("");

    @Option(
            names = "--name",
            paramLabel = "NAME",
            description = "What users select the provider by; classes are named after it. Default: acme-ndk.")
    private String name = "acme-ndk";

    @Option(
            names = "--package",
            paramLabel = "PACKAGE",
            description =
                    "The package of the classes. Default: com.VENDOR.ndk, VENDOR being the first word of the name.")
    private Optional<String> packageName = Optional.empty();

    InitCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() throws RunException {
        ProjectNames names = ProjectNames.of(name, packageName);
        int files = new NewProject(names, KitVersion.text()).write(directory);
        terminal.out()
                .println("Wrote " + files + " files to "
                        + directory.toAbsolutePath().normalize()
                        + ": a provider that is not written yet, and the test that judges it.");
        terminal.out().println("Next, in that directory:");
        terminal.out().println("  mvn test");
        terminal.out()
                .println(
                        "It fails until the provider conforms; the kit's summary ends with the function to write next.");
        terminal.out()
                .println(
                        "Maven needs the kit in its local repository; 'mvn -B -ntp -DskipTests -pl tck-tests -am install' in the kit's"
                                + " checkout puts it there.");
        return ExitCodes.DONE;
    }
}
