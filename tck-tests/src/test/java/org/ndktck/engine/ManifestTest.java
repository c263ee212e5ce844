package org.ndktck.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.junit.platform.commons.support.ReflectionSupport;
import org.ndktck.bench.Bench;
import org.ndktck.catalog.Actor;
import org.ndktck.catalog.Catalog;
import org.ndktck.catalog.Modality;
import org.ndktck.catalog.Requirement;
import org.ndktck.catalog.RequirementId;
import org.ndktck.judging.NdkProperties;
import org.ndktck.judging.Verifies;
import org.ndktck.properties.accept.AcceptProperties;
import org.ndktck.properties.getconnectiondata.SizeQueryProperties;
import org.ndktck.report.model.RequirementCheck;

/** The manifest and what is really there. */
class ManifestTest {

    private static final String PROPERTIES = "org.ndktck.properties";
    private static final int MOST_PROPERTIES_OF_A_CONTAINER = 8;
    private static final int MOST_UNTESTABLE = 12;

    private static List<Class<?>> found() {
        return ReflectionSupport.findAllClassesInPackage(
                PROPERTIES, type -> type.isAnnotationPresent(NdkProperties.class), name -> true);
    }

    private static List<Method> methods(Class<?> container) {
        return Arrays.stream(container.getDeclaredMethods())
                .filter(method -> !method.isSynthetic())
                .toList();
    }

    private static List<Method> properties() {
        return found().stream()
                .flatMap(container -> methods(container).stream())
                .filter(method -> method.isAnnotationPresent(Property.class))
                .toList();
    }

    @Test
    void namesEveryContainerThereIsOnce() {
        assertThat(found()).hasSizeGreaterThan(5);
        assertThat(Manifest.containers())
                .containsExactlyInAnyOrderElementsOf(found())
                .doesNotHaveDuplicates();
    }

    @Test
    void aSelectionNeedsTheContainersOfItsPropertiesAndNoOther() {
        assertThat(Manifest.containersOf(EnumSet.of(RequirementId.ACC_08, RequirementId.GCD_07)))
                .containsExactly(SizeQueryProperties.class, AcceptProperties.class);
        assertThat(Manifest.containersOf(Manifest.checks().keySet())).isEqualTo(Manifest.containers());
    }

    @Test
    void everyPropertyVerifiesOneRequirementAndNoTwoTheSame() {
        List<RequirementId> verified = new ArrayList<>();
        for (Method property : properties()) {
            Verifies verifies = property.getAnnotation(Verifies.class);
            assertThat(verifies).as("%s", property).isNotNull();
            verified.add(verifies.value());
        }

        assertThat(verified).doesNotHaveDuplicates();
        assertThat(Manifest.checks()).containsOnlyKeys(verified);
        assertThat(Manifest.properties()).containsOnlyKeys(verified);
    }

    @Test
    void whatVerifiesIsAProperty() {
        for (Class<?> container : found()) {
            for (Method method : methods(container)) {
                assertThat(method.isAnnotationPresent(Property.class))
                        .as("%s", method)
                        .isEqualTo(method.isAnnotationPresent(Verifies.class));
            }
        }
    }

    @Test
    void checksAreNamedByContainerAndProperty() {
        assertThat(Manifest.checks().get(RequirementId.GCD_07))
                .isEqualTo(RequirementCheck.by(
                        "SizeQueryProperties.nullBufferOfZeroLengthSucceedsAndStoresTheRequiredSize"));
    }

    @Test
    void whatIsCheckedBindsTheProvider() {
        Catalog catalog = Catalog.load();
        for (RequirementId id : Manifest.checks().keySet()) {
            Requirement requirement = catalog.requirement(id);
            assertThat(requirement.actor()).as("%s", id).isEqualTo(Actor.PROVIDER);
        }
    }

    @Test
    void everyRequirementOfAProviderIsCheckedOrUntestableForAReason() {
        Set<RequirementId> unanswered = EnumSet.noneOf(RequirementId.class);
        Catalog.load().requirements().stream()
                .filter(requirement -> requirement.actor() == Actor.PROVIDER)
                .filter(requirement -> requirement.modality() != Modality.DEFINED)
                .forEach(requirement -> unanswered.add(requirement.id()));
        unanswered.removeAll(Manifest.entries().keySet());

        assertThat(unanswered).isEmpty();
    }

    @Test
    void fewRequirementsAreUntestableAndNoneWithoutAReason() {
        Catalog catalog = Catalog.load();
        assertThat(Untestable.reasons())
                .allSatisfy((id, reason) -> assertThat(reason).hasSizeGreaterThan(40));
        assertThat(Untestable.reasons().keySet())
                .filteredOn(id -> catalog.requirement(id).modality() != Modality.MAY)
                .hasSizeBetween(1, MOST_UNTESTABLE);
    }

    @Test
    void aContainerIsATopicOfAFewProperties() {
        for (Class<?> container : found()) {
            assertThat(container.getSimpleName()).endsWith("Properties");
            assertThat(container.getPackageName()).startsWith(PROPERTIES + ".");
            assertThat(methods(container)).hasSizeBetween(1, MOST_PROPERTIES_OF_A_CONTAINER);
        }
    }

    @Test
    void aPropertyIsNamedAsASentenceAndNamesItsPartitionsOnce() {
        Set<String> names = new HashSet<>();
        for (Method property : properties()) {
            assertThat(property.getName()).matches("[a-z][A-Za-z]{12,}").doesNotStartWithIgnoringCase("test");
            assertThat(names.add(property.getName()))
                    .as("%s is used once", property.getName())
                    .isTrue();
            assertThat(property.getAnnotation(Verifies.class).partitions())
                    .as("%s", property)
                    .doesNotHaveDuplicates()
                    .allSatisfy(partition -> assertThat(partition.isEnum()).isTrue());
        }
    }

    @Test
    void aPropertyTakesOneBenchLast() {
        for (Method property : properties()) {
            List<Class<?>> types = List.of(property.getParameterTypes());
            assertThat(types).as("%s", property).endsWith(Bench.class).containsOnlyOnce(Bench.class);
        }
    }
}
