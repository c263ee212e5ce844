package org.ndktck.zoo;

/** Every other pair of a fault and a requirement, from the first on. */
class FirstHalfOfTheEffortTest extends EffortOnTheZoo {

    FirstHalfOfTheEffortTest() {
        super(Half.FIRST);
    }
}
