package org.ndktck.zoo;

/** Every fourth pair of a fault and a requirement, from the fourth on. */
class FourthQuarterOfTheMessagesTest extends MessagesOfTheZoo {

    FourthQuarterOfTheMessagesTest() {
        super(new Share(3, 4));
    }
}
