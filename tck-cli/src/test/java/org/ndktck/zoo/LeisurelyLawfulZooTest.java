package org.ndktck.zoo;

/** The lawful providers that let the processor rest: beside those that do not, they cost hardly anything. */
class LeisurelyLawfulZooTest extends LawfulZoo {

    LeisurelyLawfulZooTest() {
        super("lawful-2.json", leisurely(), new Share(0, 1));
    }
}
