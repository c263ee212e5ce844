package org.ndktck.faulty.lawful;

import org.ndktck.faulty.*;

/** Answers inline, requires another size each time and pads with garbage. */
@Lawful({"V02", "V04", "V05"})
@Settings({"completion=inline", "rds=random", "padding=garbage"})
public final class AnswersInlineWithRandomSizesAndGarbage extends DerivedProvider {}
