package org.ndktck.zoo;

/** Every fourth provider; the quarters run at the same time. */
class FourthQuarterOfTheZooTest extends KillMatrix {

    FourthQuarterOfTheZooTest() {
        super(new Share(3, 4));
    }
}
