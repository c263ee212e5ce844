package org.ndktck.judgement;

import static org.ndktck.judgement.BlameLine.Kinship.ALSO;
import static org.ndktck.judgement.BlameLine.Kinship.DECLARED;
import static org.ndktck.judgement.BlameLine.Kinship.FOLLOWS;

import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.ToLongFunction;

/**
 * The kit against every wrong provider: whom it blamed for what.
 *
 * @param lines one for each provider that violates something, sorted by name
 */
public record BlameMatrix(List<BlameLine> lines) {

    /** Sorts the lines. */
    public BlameMatrix {
        lines = lines.stream().sorted(Comparator.comparing(BlameLine::provider)).toList();
    }

    /** Of the ids that the providers declare, those that came out VIOLATES. */
    public Ratio recall() {
        return share(
                line -> line.breaks().size() - line.missed().size(),
                line -> line.breaks().size());
    }

    /** Of the ids that came out VIOLATES, those that were declared, beside others with a reason too, or follow. */
    public Ratio precision() {
        return ofTheViolated(DECLARED, FOLLOWS, ALSO);
    }

    /** As {@link #precision}, without those that a provider only names beside others, with a reason. */
    public Ratio strictPrecision() {
        return ofTheViolated(DECLARED, FOLLOWS);
    }

    /** Of the ids that came out VIOLATES, those that were declared. */
    public Ratio rawPrecision() {
        return ofTheViolated(DECLARED);
    }

    /** What providers name beside what they break without having been found to violate it: provider and ids. */
    public List<String> idle() {
        return lines.stream()
                .filter(line -> !line.idle().isEmpty())
                .map(line -> line.provider() + ": " + String.join(", ", line.idle()))
                .toList();
    }

    /** Of the providers, those that were caught by the first run. */
    public Ratio atFirstLook() {
        return new Ratio(lines.stream().filter(line -> line.looks() == 1).count(), lines.size());
    }

    /** The ids that some provider declared and that came out VIOLATES for it. */
    public Set<String> caught() {
        Set<String> caught = new TreeSet<>();
        lines.forEach(line -> caught.addAll(line.violated(DECLARED)));
        return caught;
    }

    private Ratio ofTheViolated(BlameLine.Kinship... kinships) {
        return share(
                line -> line.violated(kinships).size(), line -> line.violated().size());
    }

    private Ratio share(ToLongFunction<BlameLine> part, ToLongFunction<BlameLine> whole) {
        return new Ratio(
                lines.stream().mapToLong(part).sum(),
                lines.stream().mapToLong(whole).sum());
    }
}
