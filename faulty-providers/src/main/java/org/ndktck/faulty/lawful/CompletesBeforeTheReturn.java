package org.ndktck.faulty.lawful;

import java.util.Map;
import org.ndktck.faulty.DerivedProvider;
import org.ndktck.faulty.Lawful;

/**
 * Answers every request with STATUS_PENDING, and has often called the completion on the caller's
 * stack by then.
 */
@Lawful({"V06", "V07"})
public final class CompletesBeforeTheReturn extends DerivedProvider {

    public CompletesBeforeTheReturn() {
        super(Map.of("completion", "early"));
    }
}
