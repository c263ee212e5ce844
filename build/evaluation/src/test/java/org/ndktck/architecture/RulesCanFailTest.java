package org.ndktck.architecture;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.lang.ArchRule;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A rule that cannot fail says nothing: each is applied where it does not hold. */
class RulesCanFailTest {

    private static final JavaClasses FIXTURE =
            new ClassFileImporter().importPackages("org.ndktck.architecture.fixture");

    /** A ring of four classes, one of them only by what is nested in it, and one beside the ring. */
    private static final DescribedPredicate<JavaClass> RING = resideInAPackage("org.ndktck.architecture.fixture.ring");

    static Stream<ArchRule> modules() {
        return Stream.of(
                ModuleRules.usesOnly(Module.TCK_CLI, Module.TCK_API),
                ModuleRules.usesOnly(Module.REPORTS, Module.TCK_API),
                ModuleRules.packageUsesOnly("org.ndktck.report.model"),
                ModuleRules.packageUsesOnly("org.ndktck.api.provider"),
                ModuleRules.neverUses(Module.TCK_CLI, Module.REPORTS),
                ModuleRules.neverUses(Module.TCK_TESTS, Module.REPORTS));
    }

    static Stream<ArchRule> code() {
        return Stream.of(
                CodeRules.nobodySleeps(),
                CodeRules.nobodyAssertsSoftlyOrAssumes(),
                CodeRules.nobodyPrints(),
                CodeRules.packagesHaveNamesThatSaySomething(),
                CodeRules.packagesFormNoCycle(),
                CodeRules.classesFormSmallCycles(RING, 3));
    }

    @ParameterizedTest
    @MethodSource("modules")
    void aModuleRuleFailsWhereItDoesNotHold(ArchRule rule) {
        assertThat(rule.evaluate(Module.CLASSES).hasViolation()).isTrue();
    }

    @Test
    void aGroupIsAsLargeAsTheClassesThatUseEachOther() {
        assertThat(CodeRules.classesFormSmallCycles(RING, 3)
                        .evaluate(FIXTURE)
                        .getFailureReport()
                        .getDetails())
                .hasSize(4)
                .allMatch(group -> group.contains("ring.First, ") && !group.contains("Beside"));
        assertThat(CodeRules.classesFormSmallCycles(RING, 4).evaluate(FIXTURE).hasViolation())
                .isFalse();
    }

    @ParameterizedTest
    @MethodSource("code")
    void aCodeRuleFailsWhereItDoesNotHold(ArchRule rule) {
        assertThat(rule.evaluate(FIXTURE).hasViolation()).isTrue();
    }
}
