package org.ndktck.release;

import java.util.Collection;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * One line that is there in one of two interfaces only.
 *
 * @param line of {@link PublishedInterface}
 * @param added whether it is there in the later one
 */
record InterfaceChange(String line, boolean added) {

    private static final Pattern REQUIREMENT = Pattern.compile("[A-Z]+-[0-9]+: .*");

    /** What one interface has and the other has not. */
    static List<InterfaceChange> between(Collection<String> before, Collection<String> after) {
        return Stream.concat(
                        before.stream()
                                .filter(line -> !after.contains(line))
                                .map(line -> new InterfaceChange(line, false)),
                        after.stream()
                                .filter(line -> !before.contains(line))
                                .map(line -> new InterfaceChange(line, true)))
                .toList();
    }

    /** Tells whether code that was written before no longer compiles or runs: a vendor implements what is abstract. */
    boolean isBreaking() {
        return !REQUIREMENT.matcher(line).matches() && (!added || line.contains(": abstract "));
    }

    /** By what the changelog has to name it: the type without its package, or the requirement. */
    String subject() {
        String type = line.substring(0, line.indexOf(':'));
        return type.substring(type.lastIndexOf('.') + 1).replace('$', '.');
    }

    boolean isNamedIn(String changelog) {
        return Pattern.compile("\\b" + Pattern.quote(subject()) + "\\b")
                .matcher(changelog)
                .find();
    }

    @Override
    public String toString() {
        return (added ? "added:   " : "removed: ") + line;
    }
}
