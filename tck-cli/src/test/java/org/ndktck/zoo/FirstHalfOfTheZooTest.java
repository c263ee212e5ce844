package org.ndktck.zoo;

/** Every other provider, from the first on; the halves run at the same time. */
class FirstHalfOfTheZooTest extends KillMatrix {

    FirstHalfOfTheZooTest() {
        super(new Share(0, 2));
    }
}
