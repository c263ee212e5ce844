package org.ndktck.faulty.lawful;

import java.util.Map;
import org.ndktck.faulty.DerivedProvider;
import org.ndktck.faulty.Lawful;

/** Answers inline wherever the outcome is known when the function returns. */
@Lawful("V05")
public final class AnswersInlineWhereItCan extends DerivedProvider {

    public AnswersInlineWhereItCan() {
        super(Map.of("completion", "inline"));
    }
}
