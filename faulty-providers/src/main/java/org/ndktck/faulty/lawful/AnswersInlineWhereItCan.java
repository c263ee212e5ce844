package org.ndktck.faulty.lawful;

import org.ndktck.faulty.*;

/** Answers inline wherever the outcome is known when the function returns. */
@Lawful("V05")
@Settings("completion=inline")
public final class AnswersInlineWhereItCan extends DerivedProvider {}
