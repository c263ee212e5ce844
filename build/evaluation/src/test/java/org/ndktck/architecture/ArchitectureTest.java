package org.ndktck.architecture;

import static org.assertj.core.api.Assertions.assertThat;
import static org.ndktck.architecture.Module.FAULTY_PROVIDERS;
import static org.ndktck.architecture.Module.REFERENCE_PROVIDER;
import static org.ndktck.architecture.Module.REPORTS;
import static org.ndktck.architecture.Module.TCK_API;
import static org.ndktck.architecture.Module.TCK_CLI;
import static org.ndktck.architecture.Module.TCK_TESTS;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.PackageMatcher;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.lang.ArchRule;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The modules and packages as {@code docs/architecture.md} draws them. */
class ArchitectureTest {

    /** Without it every rule below could hold because it saw nothing. */
    @ParameterizedTest
    @EnumSource
    void everyClassOfEveryModuleIsSeen(Module module) throws IOException {
        Path sources = Path.of("..", "..", module.artifact(), "src", "main", "java");

        assertThat(module.classes().stream().count()).isGreaterThanOrEqualTo(filesIn(sources));
        assertThat(module.classes().stream())
                .allMatch(type -> Arrays.stream(Module.values())
                                .filter(other -> other.owns().test(type))
                                .count()
                        == 1);
    }

    @Test
    void theModulesAreAllThereIs() {
        int sum = Arrays.stream(Module.values())
                .mapToInt(module -> module.classes().size())
                .sum();

        assertThat(Module.CLASSES).hasSize(sum);
        assertThat(sum).isGreaterThan(200);
    }

    @TestFactory
    Stream<DynamicTest> modulesUseEachOtherAsDrawn() {
        return Stream.of(
                        ModuleRules.usesOnly(TCK_API),
                        ModuleRules.usesOnly(REFERENCE_PROVIDER, TCK_API),
                        ModuleRules.usesOnly(FAULTY_PROVIDERS, TCK_API, REFERENCE_PROVIDER)
                                .allowEmptyShould(FAULTY_PROVIDERS.classes().isEmpty()),
                        ModuleRules.packageUsesOnly("org.ndktck.report.waiver"),
                        ModuleRules.packageUsesOnly(
                                "org.ndktck.report.model",
                                "org.ndktck.catalog",
                                "org.ndktck.report.provenance",
                                "org.ndktck.report.waiver"),
                        ModuleRules.packageUsesOnly("org.ndktck.report.provenance", "org.ndktck.catalog"),
                        ModuleRules.packageUsesOnly("org.ndktck.catalog"),
                        ModuleRules.packageUsesOnly("org.ndktck.api"),
                        ModuleRules.packageUsesOnly("org.ndktck.api.provider", "org.ndktck.api"),
                        ModuleRules.neverUses(REPORTS, TCK_TESTS),
                        ModuleRules.neverUses(REPORTS, REFERENCE_PROVIDER),
                        ModuleRules.neverUses(REPORTS, FAULTY_PROVIDERS),
                        ModuleRules.neverUses(REPORTS, TCK_CLI),
                        ModuleRules.neverUses(TCK_TESTS, REFERENCE_PROVIDER),
                        ModuleRules.neverUses(TCK_TESTS, FAULTY_PROVIDERS),
                        ModuleRules.neverUses(TCK_TESTS, TCK_CLI),
                        ModuleRules.neverUses(TCK_CLI, REFERENCE_PROVIDER),
                        ModuleRules.neverUses(TCK_CLI, FAULTY_PROVIDERS))
                .map(ArchitectureTest::test);
    }

    /** What they lack shows only when they are run, which may be in a profile that no build runs. */
    @Test
    void noTestNeedsWhatTheLibrariesDoWithout() {
        JavaClasses tests = new ClassFileImporter()
                .withImportOption(location -> !location.contains("/architecture/fixture/"))
                .importPaths(Arrays.stream(Module.values())
                        .map(module -> Path.of("..", "..", module.artifact(), "target", "test-classes"))
                        .filter(Files::isDirectory)
                        .toList());

        assertThat(tests).hasSizeGreaterThan(100);
        CodeRules.nobodyAssertsSoftlyOrAssumes().check(tests);
    }

    @TestFactory
    Stream<DynamicTest> codeKeepsTheRulesOfTheHouse() {
        return Stream.of(
                        CodeRules.nobodySleeps(),
                        CodeRules.nobodyAssertsSoftlyOrAssumes(),
                        CodeRules.nobodyPrints(),
                        CodeRules.packagesHaveNamesThatSaySomething(),
                        CodeRules.packagesSayWhatMayBeNull(),
                        CodeRules.packagesFormNoCycle(),
                        CodeRules.classesFormSmallCycles(REFERENCE_PROVIDER.owns(), 3))
                .map(ArchitectureTest::test);
    }

    /** A rule on cycles between packages says nothing of what lives in one. */
    @Test
    void thePackagesOfTheReferenceAreToldApart() {
        PackageMatcher ofTheRule = PackageMatcher.of(CodeRules.PACKAGES);
        Set<String> packages = REFERENCE_PROVIDER.classes().stream()
                .map(JavaClass::getPackageName)
                .collect(Collectors.toSet());

        assertThat(packages).hasSizeGreaterThan(10).allMatch(ofTheRule::matches);
        assertThat(packages.stream()
                        .map(name -> ofTheRule.match(name).orElseThrow().getGroup(1)))
                .doesNotHaveDuplicates();
    }

    private static DynamicTest test(ArchRule rule) {
        return DynamicTest.dynamicTest(rule.getDescription(), () -> rule.check(Module.CLASSES));
    }

    private static long filesIn(Path sources) throws IOException {
        if (!Files.isDirectory(sources)) {
            return 0;
        }
        try (Stream<Path> files = Files.walk(sources)) {
            return files.filter(file -> file.toString().endsWith(".java")).count();
        }
    }
}
