package org.ndktck.cli.provider;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.ndktck.api.provider.NdkProvider;
import org.ndktck.engine.RunException;

/** Providers that are made from their names. */
class GeneratedProvidersTest {

    @Test
    void aProviderIsMadeFromItsName() throws RunException {
        String name = "grid:GetConnectionData.requiredSize.oneMore.laterRequest";

        assertThat(chosen(name).identity().name()).isEqualTo(name);
    }

    @Test
    void aNameThatTheFamilyDoesNotHaveIsRefused() {
        assertThatExceptionOfType(RunException.class)
                .isThrownBy(() -> chosen("grid:GetConnectionData.nothing"))
                .withMessageContaining("no fault of the grid is named 'grid:GetConnectionData.nothing'");
    }

    @Test
    void aNameOfNoFamilyIsRefusedAsBefore() {
        assertThatExceptionOfType(RunException.class)
                .isThrownBy(() -> chosen("net:anything"))
                .withMessageContaining("no provider is named 'net:anything'");
    }

    private static NdkProvider chosen(String name) throws RunException {
        return SelectableProviders.on(ProviderPath.of(List.of())).choose(Optional.of(name));
    }
}
