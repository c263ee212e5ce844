package org.ndktck.zoo;

/** Every fourth pair of a fault and a requirement, from the third on. */
class ThirdQuarterOfTheEffortTest extends EffortOnTheZoo {

    ThirdQuarterOfTheEffortTest() {
        super(new Share(2, 4));
    }
}
