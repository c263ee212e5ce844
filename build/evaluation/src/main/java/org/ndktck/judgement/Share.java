package org.ndktck.judgement;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/**
 * A share of what takes long to judge.
 *
 * @param number from 0 on
 * @param count how many there are
 */
public record Share(int number, int count) {

    /** The system property that tells a process its share, for example {@code 0/4}: all are judged at the same time. */
    public static final String OF_THIS_PROCESS = "evaluation.share";

    private static final String OF_THE_ZOO = "zoo.share";
    private static final Pattern TEXT = Pattern.compile("(\\d{1,4})/(\\d{1,4})");

    /** Checks that there is such a share. */
    public Share {
        if (number < 0 || number >= count) {
            throw new IllegalArgumentException(
                    "There is no share " + number + "/" + count + "; the first of three is 0/3, and the last is 2/3.");
        }
    }

    /** The share of this process; all there is, if nobody says otherwise. */
    public static Share ofThisProcess() {
        return of(OF_THIS_PROCESS);
    }

    /** The share of the providers that a build judges in full, as {@code zoo.share} says; all without it. */
    public static Share ofTheZoo() {
        return of(OF_THE_ZOO);
    }

    private static Share of(String property) {
        String text = System.getProperty(property, "0/1");
        Matcher parts = TEXT.matcher(text);
        if (!parts.matches()) {
            throw new IllegalArgumentException("-D" + property + "=" + text + " is no share; write 0/3, for example.");
        }
        return new Share(Integer.parseInt(parts.group(1)), Integer.parseInt(parts.group(2)));
    }

    /** Whether it is all there is. */
    public boolean isWhole() {
        return count == 1;
    }

    @Override
    public String toString() {
        return number + "/" + count;
    }

    /** Every so many elements one, from the one with this number on. */
    public <T> List<T> from(List<T> all) {
        return IntStream.range(0, all.size())
                .filter(at -> at % count == number)
                .<T>mapToObj(all::get)
                .toList();
    }

    /** The name of the file for what this share measured. */
    public String file(String kind) {
        return kind + "-" + number + ".json";
    }
}
