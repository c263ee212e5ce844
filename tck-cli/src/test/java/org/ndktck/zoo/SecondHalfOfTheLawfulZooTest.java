package org.ndktck.zoo;

/** Every other lawful provider that keeps a processor busy, from the second on. */
class SecondHalfOfTheLawfulZooTest extends LawfulZoo {

    SecondHalfOfTheLawfulZooTest() {
        super("lawful-1.json", new Share(1, 2).of(busy()));
    }
}
