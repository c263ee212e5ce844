package org.ndktck.zoo;

/** Every fourth provider; the quarters run at the same time. */
class ThirdQuarterOfTheZooTest extends KillMatrix {

    ThirdQuarterOfTheZooTest() {
        super(new Share(2, 4));
    }
}
