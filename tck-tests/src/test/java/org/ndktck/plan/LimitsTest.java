package org.ndktck.plan;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.ndktck.plan.adapter.AdapterFacts;
import org.ndktck.plan.adapter.AdapterFacts.Maxima;

/** The four read limits of a connection. */
class LimitsTest {

    @Test
    void fourDifferentNumbersDiffer() {
        assertThat(new Limits(1, 2, 3, 4).differ()).isTrue();
        assertThat(Limits.SIMPLEST.differ()).isTrue();
    }

    @ParameterizedTest
    @CsvSource({"1,1,3,4", "1,2,1,4", "1,2,3,1", "1,2,2,4", "1,2,3,2", "1,2,3,3", "0,0,0,0"})
    void anyTwoEqualNumbersDoNot(long inA, long outA, long inP, long outP) {
        assertThat(new Limits(inA, outA, inP, outP).differ()).isFalse();
    }

    @ParameterizedTest
    @CsvSource({
        "1,2,3,4,false,false",
        "0,2,3,4,true,true",
        "1,0,3,4,true,true",
        "1,2,0,4,false,true",
        "1,2,3,0,false,true"
    })
    void zerosAreToldBySide(long inA, long outA, long inP, long outP, boolean offers, boolean asks) {
        Limits limits = new Limits(inA, outA, inP, outP);

        assertThat(limits.offersZero()).isEqualTo(offers);
        assertThat(limits.asksForZero()).isEqualTo(asks);
    }

    @ParameterizedTest
    @CsvSource({
        "10,20,30,40,WITHIN",
        "11,20,30,40,ABOVE_A_MAXIMUM",
        "10,21,30,40,ABOVE_A_MAXIMUM",
        "10,20,31,40,ABOVE_A_MAXIMUM",
        "10,20,30,41,ABOVE_A_MAXIMUM",
    })
    void eachLimitIsHeldAgainstTheMaximumOfItsSideAndDirection(
            long inA, long outA, long inP, long outP, LimitPressure pressure) {
        AdapterFacts facts = Facts.of(new Maxima(10, 20), new Maxima(30, 40), 0, 0);

        assertThat(LimitPressure.of(new Limits(inA, outA, inP, outP), facts)).isEqualTo(pressure);
    }
}
