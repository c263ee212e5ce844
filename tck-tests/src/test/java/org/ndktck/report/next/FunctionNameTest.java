package org.ndktck.report.next;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Collection;
import org.junit.jupiter.api.Test;
import org.ndktck.gate.NdkFunction;

/** The reports know functions by the constants that the kit has for them, and name them alike. */
class FunctionNameTest {

    @Test
    void everyFunctionIsNamedAsTheKitNamesIt() {
        assertThat(NdkFunction.values())
                .allSatisfy(function -> assertThat(new FunctionName(function.ordinal(), function.name()).documented())
                        .isEqualTo(function.toString()));
    }

    @Test
    void everyFunctionThatARequirementNeedsIsOneOfTheKit() {
        assertThat(NeededFunctions.byRequirement().values().stream().flatMap(Collection::stream))
                .isNotEmpty()
                .allSatisfy(function -> assertThat(
                                NdkFunction.valueOf(function.constant()).ordinal())
                        .isEqualTo(function.place()));
    }

    @Test
    void everyFunctionButSomeThatCloseIsNeeded() {
        assertThat(Arrays.stream(NdkFunction.values())
                        .filter(function -> NeededFunctions.byRequirement().values().stream()
                                .flatMap(Collection::stream)
                                .noneMatch(needed -> needed.constant().equals(function.name()))))
                .as("functions that no requirement needs")
                .isSubsetOf(
                        NdkFunction.CLOSE_CQ,
                        NdkFunction.CLOSE_PD,
                        NdkFunction.CLOSE_QP,
                        NdkFunction.CLOSE_SHARED_ENDPOINT);
    }
}
