package org.ndktck.zoo;

/** Every fourth provider; the quarters run at the same time. */
class SecondQuarterOfTheZooTest extends KillMatrix {

    SecondQuarterOfTheZooTest() {
        super(new Share(1, 4));
    }
}
