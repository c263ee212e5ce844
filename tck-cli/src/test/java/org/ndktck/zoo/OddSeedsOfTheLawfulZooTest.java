package org.ndktck.zoo;

import org.junit.jupiter.api.BeforeAll;

/** Every other lawful provider that keeps a processor busy, from the first on. */
class FirstHalfOfTheLawfulZooTest extends LawfulZoo {

    @BeforeAll
    static void useOneProcessor() throws InterruptedException {
        Processors.keepTo(0);
    }

    FirstHalfOfTheLawfulZooTest() {
        super("lawful-0.json", new Share(0, 2).from(busy()));
    }
}
