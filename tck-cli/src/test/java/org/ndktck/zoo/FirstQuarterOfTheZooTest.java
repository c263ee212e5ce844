package org.ndktck.zoo;

/** Every fourth provider; the quarters run at the same time. */
class FirstQuarterOfTheZooTest extends KillMatrix {

    FirstQuarterOfTheZooTest() {
        super(new Share(0, 4));
    }
}
