package org.ndktck.zoo;

/** Every other lawful provider that keeps a processor busy, from the first on. */
class FirstHalfOfTheLawfulZooTest extends LawfulZoo {

    FirstHalfOfTheLawfulZooTest() {
        super("lawful-0.json", new Share(0, 2).of(busy()));
    }
}
