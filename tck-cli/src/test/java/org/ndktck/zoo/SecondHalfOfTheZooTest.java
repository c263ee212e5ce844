package org.ndktck.zoo;

/** Every other provider, from the second on; the halves run at the same time. */
class SecondHalfOfTheZooTest extends KillMatrix {

    SecondHalfOfTheZooTest() {
        super(new Share(1, 2));
    }
}
