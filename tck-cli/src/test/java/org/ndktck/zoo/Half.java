package org.ndktck.zoo;

import java.util.List;
import java.util.stream.IntStream;

/** One half of what takes long to judge: both are judged at the same time, each in a process of its own. */
enum Half {
    /** From the first on. */
    FIRST(0),
    /** From the second on. */
    SECOND(1);

    private static final int HALVES = 2;

    private final int number;

    Half(int number) {
        this.number = number;
    }

    /** Every other element. */
    <T> List<T> of(List<T> all) {
        return IntStream.range(0, all.size())
                .filter(at -> at % HALVES == number)
                .<T>mapToObj(all::get)
                .toList();
    }

    /** The name of the file for what this half measured. */
    String file(String kind) {
        return kind + "-" + number + ".json";
    }
}
