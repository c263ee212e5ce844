package org.ndktck.judgement;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.ndktck.catalog.Catalog;

/** Every MUST that the kit checks is broken by a gross fault and by a subtle one, and the stock is large. */
class FaultCoverageTest {

    private static final int FAULTS_AT_LEAST = 250;
    private static final int LAWFUL_AT_LEAST = 25;

    @Test
    void everyMustHasAGrossAndASubtleFault() {
        assertThat(new FaultCoverage(Catalog.load()).gaps())
                .as("MUSTs without a fault of a kind; one-fault.properties says why")
                .isEqualTo(Reasons.of(FaultCoverageTest.class, "one-fault.properties")
                        .keySet());
    }

    @Test
    void theStockIsLarge() {
        assertThat(Stock.faults()).hasSizeGreaterThanOrEqualTo(FAULTS_AT_LEAST);
        assertThat(Stock.lawful()).hasSizeGreaterThanOrEqualTo(LAWFUL_AT_LEAST);
    }
}
