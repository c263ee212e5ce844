package org.ndktck.zoo;

/** Every other fault of the grid, from the first on. */
class FirstHalfOfTheGridTest extends JudgedGrid {

    FirstHalfOfTheGridTest() {
        super(new Share(0, 2));
    }
}
