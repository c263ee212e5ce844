package org.ndktck.zoo;

import java.util.List;
import java.util.stream.IntStream;

/**
 * A share of what takes long to judge: all are judged at the same time, each in a process of its own.
 *
 * @param number from 0 on
 * @param count how many there are
 */
record ProcessShare(int number, int count) {

    /** The system property that tells a process its share, for example {@code 0/4}. */
    static final String PROPERTY = "evaluation.share";

    /** The share of this process; all there is, if nobody says otherwise. */
    static ProcessShare ofThisProcess() {
        String[] parts = System.getProperty(PROPERTY, "0/1").split("/", -1);
        return new ProcessShare(Integer.parseInt(parts[0]), Integer.parseInt(parts[1]));
    }

    @Override
    public String toString() {
        return number + "/" + count;
    }

    /** Every so many elements one, from the one with this number on. */
    <T> List<T> from(List<T> all) {
        return IntStream.range(0, all.size())
                .filter(at -> at % count == number)
                .<T>mapToObj(all::get)
                .toList();
    }

    /** The name of the file for what this share measured. */
    String file(String kind) {
        return kind + "-" + number + ".json";
    }
}
