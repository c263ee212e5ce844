package org.ndktck.zoo;

import org.junit.jupiter.api.BeforeAll;

/** Every other lawful provider that keeps a processor busy, from the second on. */
class SecondHalfOfTheLawfulZooTest extends LawfulZoo {

    @BeforeAll
    static void useOneProcessor() throws InterruptedException {
        Processors.keepTo(1);
    }

    SecondHalfOfTheLawfulZooTest() {
        super("lawful-1.json", new Share(1, 2).from(busy()));
    }
}
