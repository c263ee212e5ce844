package org.ndktck.faulty.lawful;

import java.util.Map;
import org.ndktck.faulty.DerivedProvider;
import org.ndktck.faulty.Lawful;

/** Answers inline wherever a failure is known when the function returns, and with STATUS_PENDING otherwise. */
@Lawful("V08")
public final class FailsInline extends DerivedProvider {

    public FailsInline() {
        super(Map.of("completion", "inline-failures"));
    }
}
