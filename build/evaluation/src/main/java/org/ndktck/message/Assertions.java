package org.ndktck.message;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaCodeUnit;
import com.tngtech.archunit.core.domain.JavaMethod;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.lang.reflect.Method;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.ndktck.verify.RequirementBroken;

/** Which assertions can break a requirement, and which of them a property comes to; read from the class files. */
final class Assertions {

    private static final String VERIFY = "org.ndktck.verify";
    private static final JavaClasses CLASSES = new ClassFileImporter()
            .importPackages(VERIFY, "org.ndktck.bench", "org.ndktck.trial", "org.ndktck.properties");

    private Assertions() {}

    /** Every public assertion that can throw, {@code Class.method}. */
    static Set<String> thatCanBreak() {
        Set<String> names = new TreeSet<>();
        CLASSES.stream()
                .filter(type -> type.getPackageName().equals(VERIFY) && isAssertion(type))
                .flatMap(type -> type.getMethods().stream())
                .filter(Assertions::isAssertion)
                .filter(method -> reached(Stream.of(method), Assertions::isInVerify)
                        .anyMatch(unit -> unit.getOwner().isEquivalentTo(RequirementBroken.class)))
                .forEach(method -> names.add(name(method)));
        return names;
    }

    /** The assertions that a property calls, itself or through the bench. */
    static Set<String> calledBy(Method property) {
        JavaMethod start =
                CLASSES.get(property.getDeclaringClass()).getMethod(property.getName(), property.getParameterTypes());
        Set<String> names = new TreeSet<>();
        reached(Stream.of(start), unit -> !isInVerify(unit))
                .filter(unit -> unit instanceof JavaMethod && isInVerify(unit))
                .map(unit -> written((JavaMethod) unit))
                .filter(Assertions::isAssertion)
                .forEach(method -> names.add(name(method)));
        return names;
    }

    private static boolean isInVerify(JavaCodeUnit unit) {
        return unit.getOwner().getPackageName().equals(VERIFY);
    }

    private static boolean isAssertion(JavaClass type) {
        return type.getSimpleName().endsWith("Assert");
    }

    /** Bridges of overridden methods and those of AssertJ are none of ours. */
    private static boolean isAssertion(JavaMethod method) {
        return isAssertion(method.getOwner())
                && method.getModifiers().contains(JavaModifier.PUBLIC)
                && !method.getModifiers().contains(JavaModifier.SYNTHETIC);
    }

    /** What the compiler put into a public class for a method of its superclass, which is not public. */
    private static JavaMethod written(JavaMethod method) {
        return method.getModifiers().contains(JavaModifier.SYNTHETIC)
                ? method.getOwner().getAllMethods().stream()
                        .filter(other -> other.getName().equals(method.getName()))
                        .filter(Assertions::isAssertion)
                        .findFirst()
                        .orElse(method)
                : method;
    }

    private static String name(JavaMethod method) {
        return method.getOwner().getSimpleName() + "." + method.getName();
    }

    /** What is called from here, as far as the calls lead through what is passed on. */
    private static Stream<JavaCodeUnit> reached(Stream<? extends JavaCodeUnit> from, Predicate<JavaCodeUnit> passedOn) {
        Set<JavaCodeUnit> seen = new HashSet<>();
        Deque<JavaCodeUnit> open = new ArrayDeque<>();
        from.forEach(open::add);
        while (!open.isEmpty()) {
            JavaCodeUnit unit = open.remove();
            if (seen.add(unit) && (seen.size() == 1 || passedOn.test(unit))) {
                Stream.concat(unit.getCallsFromSelf().stream(), unit.getCodeUnitReferencesFromSelf().stream())
                        .map(access -> access.getTarget().resolveMember())
                        .forEach(member -> member.ifPresent(open::add));
            }
        }
        return seen.stream();
    }
}
