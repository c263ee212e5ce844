package org.ndktck.zoo;

/** Every other pair of a fault and a requirement, from the second on. */
class SecondHalfOfTheEffortTest extends EffortOnTheZoo {

    SecondHalfOfTheEffortTest() {
        super(Half.SECOND);
    }
}
