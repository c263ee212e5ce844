package org.ndktck.zoo;

/** Every other lawful provider, from the first on. */
class FirstHalfOfTheLawfulZooTest extends LawfulZoo {

    FirstHalfOfTheLawfulZooTest() {
        super(Half.FIRST);
    }
}
