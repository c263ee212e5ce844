package org.ndktck.architecture;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.regex.Pattern;

/** The modules, told apart by the jar or directory that a class comes from. */
enum Module {
    TCK_API("tck-api"),
    REPORTS("reports"),
    TCK_TESTS("tck-tests"),
    REFERENCE_PROVIDER("reference-provider"),
    FAULTY_PROVIDERS("faulty-providers"),
    TCK_CLI("tck-cli"),
    EVALUATION("build/evaluation");

    /** Every class of ours that is not a test: neither of this module nor of the command, whose tests come in a jar. */
    static final JavaClasses CLASSES = new ClassFileImporter()
            .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
            .withImportOption(location -> !location.contains("-tests.jar"))
            .importPackages("org.ndktck");

    private final String artifact;
    private final Pattern place;

    Module(String artifact) {
        this.artifact = artifact;
        this.place = Pattern.compile("/" + artifact + "/(target/classes/|[^/]+/[^/]+\\.jar!)");
    }

    String artifact() {
        return artifact;
    }

    JavaClasses classes() {
        return CLASSES.that(owns());
    }

    DescribedPredicate<JavaClass> owns() {
        return DescribedPredicate.describe("are of " + artifact, this::owns);
    }

    private boolean owns(JavaClass type) {
        return type.getBaseComponentType()
                .getSource()
                .filter(source -> place.matcher(source.getUri().toString()).find())
                .isPresent();
    }
}
