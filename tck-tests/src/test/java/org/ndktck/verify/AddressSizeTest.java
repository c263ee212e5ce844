package org.ndktck.verify;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.ndktck.plan.adapter.Family;

/** Which sizes a structure for an address may have. */
class AddressSizeTest {

    @ParameterizedTest
    @CsvSource({
        "IPV4, 0, 16, true",
        "IPV4, 0, 28, true",
        "IPV4, 0, 128, true",
        "IPV4, 0, 32, false",
        "IPV4, 32, 32, true",
        "IPV4, 32, 33, false",
        "IPV4, 15, 15, false",
        "IPV6, 0, 16, false",
        "IPV6, 16, 16, false",
        "IPV6, 32, 28, true"
    })
    void isUsualOrTheProvidersOwn(Family family, long own, long stored, boolean permitted) {
        assertThat(new AddressSize(family, own).permits(stored)).isEqualTo(permitted);
    }
}
