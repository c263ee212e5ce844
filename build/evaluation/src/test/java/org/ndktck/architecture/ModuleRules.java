package org.ndktck.architecture;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.lang.ArchRule;

/** Who may use whom. */
final class ModuleRules {

    private static final DescribedPredicate<JavaClass> JDK_AND_NULLNESS =
            resideInAnyPackage("java..", "javax..", "org.jspecify.annotations");

    private ModuleRules() {}

    /** A module without third-side code that uses itself, the JDK, and the given modules. */
    static ArchRule usesOnly(Module subject, Module... others) {
        DescribedPredicate<JavaClass> permitted = subject.owns().or(JDK_AND_NULLNESS);
        for (Module other : others) {
            permitted = permitted.or(other.owns());
        }
        return classes().that(subject.owns()).should().onlyDependOnClassesThat(permitted);
    }

    /** Packages without third-side code that use themselves, the JDK, and the given packages. */
    static ArchRule packageUsesOnly(String subject, String... others) {
        DescribedPredicate<JavaClass> permitted =
                JDK_AND_NULLNESS.or(resideInAnyPackage(subject)).or(resideInAnyPackage(others));
        return classes().that().resideInAPackage(subject).should().onlyDependOnClassesThat(permitted);
    }

    static ArchRule neverUses(Module subject, Module other) {
        return noClasses().that(subject.owns()).should().dependOnClassesThat(other.owns());
    }
}
