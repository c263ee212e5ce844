package org.ndktck.architecture;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.simpleNameContaining;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import com.tngtech.archunit.library.GeneralCodingRules;
import java.util.Arrays;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.NullMarked;

/** What no class may do, wherever it lives. */
final class CodeRules {

    private static final Set<String> FORBIDDEN_NAMES =
            Set.of("util", "common", "impl", "internal", "support", "helper", "base", "misc");

    /** The packages that form no cycle, each by itself. */
    static final String PACKAGES = "org.ndktck.(**)";

    private CodeRules() {}

    /** Sleeping hopes that something happens meanwhile; the kit waits for it instead. */
    static ArchRule nobodySleeps() {
        return noClasses()
                .should()
                .callMethod(Thread.class, "sleep", long.class)
                .orShould()
                .callMethod(Thread.class, "sleep", long.class, int.class)
                .orShould()
                .callMethod(TimeUnit.class, "sleep", long.class);
    }

    /** They need Byte Buddy, which the executable jar does without. */
    static ArchRule nobodyAssertsSoftlyOrAssumes() {
        return noClasses()
                .should()
                .dependOnClassesThat(simpleNameContaining("SoftAssertions"))
                .orShould()
                .dependOnClassesThat()
                .haveFullyQualifiedName("org.assertj.core.api.Assumptions");
    }

    /**
     * Only what faces a person, the command and the suite, knows which stream is for whom. The worker listens to what the
     * provider prints, and a hostile provider disturbs it.
     */
    static ArchRule nobodyPrints() {
        return noClasses()
                .that()
                .haveNameNotMatching(
                        "org\\.ndktck\\.(cli\\.Terminal|cli\\.worker\\.PrintedText|suite\\..*|faulty\\.hostile\\..*)")
                .should(GeneralCodingRules.ACCESS_STANDARD_STREAMS);
    }

    static ArchRule packagesHaveNamesThatSaySomething() {
        return classes().should(new ArchCondition<>("live in a package whose name says what for") {
            @Override
            public void check(JavaClass type, ConditionEvents events) {
                boolean kept = Arrays.stream(type.getPackageName().split("\\.")).noneMatch(FORBIDDEN_NAMES::contains);
                events.add(new SimpleConditionEvent(type, kept, type.getName()));
            }
        });
    }

    static ArchRule packagesSayWhatMayBeNull() {
        return classes().should(new ArchCondition<>("live in a package that is @NullMarked") {
            @Override
            public void check(JavaClass type, ConditionEvents events) {
                boolean kept = type.getPackage().isAnnotatedWith(NullMarked.class);
                events.add(new SimpleConditionEvent(type, kept, type.getName()));
            }
        });
    }

    static ArchRule packagesFormNoCycle() {
        return slices().matching(PACKAGES).should().beFreeOfCycles();
    }

    /**
     * Classes that use each other all around are read as one. Where a package needs some, few suffice.
     *
     * @param subject whose classes
     * @param most how many may use each other
     */
    static ArchRule classesFormSmallCycles(DescribedPredicate<JavaClass> subject, int most) {
        return classes().that(subject).should(new CyclicGroups(most));
    }
}
