package org.ndktck.judging;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import net.jqwik.api.ArbitrarySupplier;
import net.jqwik.api.ForAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.ndktck.catalog.RequirementId;
import org.ndktck.engine.Manifest;
import org.ndktck.judging.fixed.FixedCircumstances;
import org.ndktck.judging.fixed.HoldsFixed;
import org.ndktck.plan.Facts;
import org.ndktck.plan.PlanText;
import org.ndktck.plan.drawing.RestrictedPlans;

/** What a property draws, and nothing else, is a case of it. */
class DrawnParametersTest {

    private static Method property(String id) {
        return Objects.requireNonNull(
                Manifest.properties().get(RequirementId.find(id).orElseThrow()), id);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            nullValues = "-",
            value = {
                "GCD-11|request-length=2.relation=below|-",
                "GCD-11|side=active.reply-length=2.relation=below|-",
                "GCD-11|request-length=2|none that its property draws: its buffer is not shorter than the required size",
                "GCD-11|request-length=1.relation=below|"
                        + "none that its property draws: the peer of the asked side sends fewer than 2 bytes",
                "GCD-11|request-length=2.side=active.relation=below|"
                        + "none that its property draws: the peer of the asked side sends fewer than 2 bytes",
                "GCD-10|simplest|-",
                "GCD-10|relation=above|-",
                "GCD-10|relation=below|none that its property draws: its buffer is shorter than the required size",
                "GCD-11|request-length=57.relation=below|"
                        + "for another adapter: its request is longer than the adapter's MaxCallerData 56",
                "CEV-01|obstacle=paused-listener|-",
                "DEV-03|loss=link-cut|for another adapter: the provider does not offer the controls linkCut and clock",
                "DEV-03|loss=peer-closes|-",
            })
    void aPlanIsACaseOrThereIsAReason(String id, String plan, String reason) {
        DrawnParameters cases = DrawnParameters.of(property(id));

        assertThat(cases.whyNot(PlanText.parse(plan, cases.types()), Facts.USUAL)
                        .orElse(null))
                .isEqualTo(reason);
    }

    /** Nobody but the supplier knows what it leaves out. */
    @Test
    void everySupplierOfPlansTellsWhatItLeavesOut() {
        List<Class<?>> suppliers = Manifest.properties().values().stream()
                .flatMap(method -> Arrays.stream(method.getParameters()))
                .filter(parameter -> parameter.isAnnotationPresent(ForAll.class))
                .<Class<?>>map(
                        parameter -> parameter.getAnnotation(ForAll.class).supplier())
                .filter(supplier -> supplier != ArbitrarySupplier.NONE.class)
                .distinct()
                .toList();

        assertThat(suppliers)
                .hasSizeGreaterThanOrEqualTo(3)
                .allSatisfy(supplier -> assertThat(supplier).isAssignableTo(RestrictedPlans.class));
    }

    /** What is fixed is published with its reason. */
    @Test
    void everyExceptionHasAReasonAndNoCircumstanceIsLeftOutTwice() {
        assertThat(Manifest.properties()).allSatisfy((id, property) -> {
            List<HoldsFixed> fixed = FixedCircumstances.of(property);
            assertThat(fixed).allSatisfy(fixes -> assertThat(fixes.because()).isNotBlank());
            assertThat(fixed.stream().flatMap(fixes -> FixedCircumstances.leftOutBy(fixes).stream()))
                    .as("%s", id)
                    .doesNotHaveDuplicates();
        });
    }
}
