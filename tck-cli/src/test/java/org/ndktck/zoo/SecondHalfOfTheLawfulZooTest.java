package org.ndktck.zoo;

/** Every other lawful provider, from the second on. */
class SecondHalfOfTheLawfulZooTest extends LawfulZoo {

    SecondHalfOfTheLawfulZooTest() {
        super(Half.SECOND);
    }
}
