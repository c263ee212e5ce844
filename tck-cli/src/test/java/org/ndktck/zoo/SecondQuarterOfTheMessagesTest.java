package org.ndktck.zoo;

/** Every fourth pair of a fault and a requirement, from the second on. */
class SecondQuarterOfTheMessagesTest extends MessagesOfTheZoo {

    SecondQuarterOfTheMessagesTest() {
        super(new Share(1, 4));
    }
}
