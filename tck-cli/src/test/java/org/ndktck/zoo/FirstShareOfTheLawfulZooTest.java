package org.ndktck.zoo;

import org.junit.jupiter.api.BeforeAll;

/** The lawful providers that keep a processor busy, under every other seed from the first on. */
class FirstShareOfTheLawfulZooTest extends LawfulZoo {

    @BeforeAll
    static void useOneProcessor() throws InterruptedException {
        Processors.keepTo(0);
    }

    FirstShareOfTheLawfulZooTest() {
        super("lawful-0.json", busy(), new Share(0, 2));
    }
}
