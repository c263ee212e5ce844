package org.ndktck.judgement;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** The stock is large. What its faults show, and whether that suffices, the build looks at when it has run them. */
class ShippedProvidersTest {

    private static final int FAULTS_AT_LEAST = 250;
    private static final int LAWFUL_AT_LEAST = 25;

    @Test
    void theStockIsLarge() {
        assertThat(ShippedProviders.faults().size() + StandIn.all().size()).isGreaterThanOrEqualTo(FAULTS_AT_LEAST);
        assertThat(ShippedProviders.lawful()).hasSizeGreaterThanOrEqualTo(LAWFUL_AT_LEAST);
    }
}
