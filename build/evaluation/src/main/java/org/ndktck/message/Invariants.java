package org.ndktck.message;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.ndktck.catalog.RequirementId;

/** The topics of the standing invariants, and the requirements whose breach each can tell; from the class files. */
final class Invariants {

    private static final JavaClasses CLASSES = new ClassFileImporter().importPackages("org.ndktck.invariants");
    private static final String BASE = "org.ndktck.invariants.Invariant";

    /** Says which rows a rule has, for several topics. */
    private static final String ROWS = "org.ndktck.invariants.RequirementsOfContract";

    private Invariants() {}

    /** The simple names of all topics. */
    static Set<String> topics() {
        Set<String> topics = new TreeSet<>();
        CLASSES.stream()
                .filter(type -> type.isAssignableTo(BASE))
                .filter(type -> !type.getModifiers().contains(JavaModifier.ABSTRACT))
                .forEach(type -> topics.add(type.getSimpleName()));
        return topics;
    }

    /** Whether a topic names a requirement, itself or through the rows of a rule. */
    static boolean names(String topic, RequirementId id) {
        JavaClass type = CLASSES.get("org.ndktck.invariants." + topic);
        boolean byRule = type.getDirectDependenciesFromSelf().stream()
                .anyMatch(dependency -> dependency.getTargetClass().getName().equals(ROWS));
        return Stream.concat(Stream.of(type), byRule ? Stream.of(CLASSES.get(ROWS)) : Stream.empty())
                .flatMap(from -> from.getFieldAccessesFromSelf().stream())
                .anyMatch(access -> access.getTargetOwner().isEquivalentTo(RequirementId.class)
                        && access.getTarget().getName().equals(id.name()));
    }
}
