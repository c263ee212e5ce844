package org.ndktck.message;

import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.ndktck.judgement.Reasons;

/** The kinds of violation: assertions that can break, and topics of the standing invariants. */
public final class ViolationKinds {

    private ViolationKinds() {}

    /** Names those that a golden file shows. */
    public static Set<String> shown() {
        return of(MessageSample.all().stream());
    }

    /** Names those that none shows, each with the reason. */
    public static Map<String, String> excused() {
        return Reasons.of(ViolationKinds.class, "not-shown.properties");
    }

    /** Names the kinds of some failures. */
    static Set<String> of(Stream<MessageSample> failures) {
        return failures.map(MessageSample::kind).collect(Collectors.toCollection(TreeSet::new));
    }
}
