package org.ndktck.zoo;

/** Every fourth pair of a fault and a requirement, from the second on. */
class SecondQuarterOfTheEffortTest extends EffortOnTheZoo {

    SecondQuarterOfTheEffortTest() {
        super(new Share(1, 4));
    }
}
