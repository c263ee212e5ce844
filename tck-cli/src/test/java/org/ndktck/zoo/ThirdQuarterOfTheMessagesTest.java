package org.ndktck.zoo;

/** Every fourth pair of a fault and a requirement, from the third on. */
class ThirdQuarterOfTheMessagesTest extends MessagesOfTheZoo {

    ThirdQuarterOfTheMessagesTest() {
        super(new Share(2, 4));
    }
}
