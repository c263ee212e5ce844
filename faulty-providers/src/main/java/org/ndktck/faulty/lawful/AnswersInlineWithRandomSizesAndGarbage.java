package org.ndktck.faulty.lawful;

import java.util.Map;
import org.ndktck.faulty.DerivedProvider;
import org.ndktck.faulty.Lawful;

/** Answers inline, requires another size each time and pads with garbage. */
@Lawful({"V02", "V04", "V05"})
public final class AnswersInlineWithRandomSizesAndGarbage extends DerivedProvider {

    public AnswersInlineWithRandomSizesAndGarbage() {
        super(Map.of("completion", "inline", "rds", "random", "padding", "garbage"));
    }
}
