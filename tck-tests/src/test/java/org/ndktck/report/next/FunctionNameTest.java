package org.ndktck.report.next;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collection;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.ndktck.gate.NdkFunction;

/** The reports know functions by the constants that the kit has for them, and name them alike. */
class FunctionNameTest {

    private static final List<NdkFunction> FUNCTIONS = List.of(NdkFunction.values());

    @Test
    void everyFunctionIsNamedAsTheKitNamesIt() {
        assertThat(FUNCTIONS)
                .allSatisfy(function -> assertThat(
                                new FunctionName(FUNCTIONS.indexOf(function), function.name()).documented())
                        .isEqualTo(function.toString()));
    }

    @Test
    void everyFunctionThatARequirementNeedsIsOneOfTheKit() {
        assertThat(NeededFunctions.byRequirement().values().stream().flatMap(Collection::stream))
                .isNotEmpty()
                .allSatisfy(function ->
                        assertThat(FUNCTIONS.get(function.place()).name()).isEqualTo(function.constant()));
    }

    @Test
    void everyFunctionButSomeThatCloseIsNeeded() {
        assertThat(FUNCTIONS.stream()
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
