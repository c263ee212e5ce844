package org.ndktck.zoo;

/** Every other fault of the grid, from the second on. */
class SecondHalfOfTheGridTest extends JudgedGrid {

    SecondHalfOfTheGridTest() {
        super(new Share(1, 2));
    }
}
