package org.ndktck.zoo;

import org.junit.jupiter.api.BeforeAll;

/** The lawful providers that keep a processor busy, under every other seed from the second on. */
class SecondShareOfTheLawfulZooTest extends LawfulZoo {

    @BeforeAll
    static void useOneProcessor() throws InterruptedException {
        Processors.keepTo(1);
    }

    SecondShareOfTheLawfulZooTest() {
        super("lawful-1.json", busy(), new Share(1, 2));
    }
}
