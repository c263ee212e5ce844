package org.ndktck.zoo;

/** Every fourth pair of a fault and a requirement, from the first on. */
class FirstQuarterOfTheMessagesTest extends MessagesOfTheZoo {

    FirstQuarterOfTheMessagesTest() {
        super(new Share(0, 4));
    }
}
