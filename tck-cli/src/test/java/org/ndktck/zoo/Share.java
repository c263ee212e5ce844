package org.ndktck.zoo;

import java.util.List;
import java.util.stream.IntStream;

/**
 * A share of what takes long to judge: all are judged at the same time, each in a process of its own.
 *
 * @param number from 0 on
 * @param shares how many there are
 */
record Share(int number, int shares) {

    /** Every so many elements one, from the one with this number on. */
    <T> List<T> from(List<T> all) {
        return IntStream.range(0, all.size())
                .filter(at -> at % shares == number)
                .<T>mapToObj(all::get)
                .toList();
    }

    /** The name of the file for what this share measured. */
    String file(String kind) {
        return kind + "-" + number + ".json";
    }
}
