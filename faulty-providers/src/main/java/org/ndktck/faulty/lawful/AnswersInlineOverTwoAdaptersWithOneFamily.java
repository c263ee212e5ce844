package org.ndktck.faulty.lawful;

import org.ndktck.faulty.*;

/** Answers inline over two adapters that have IPv6 addresses only, one read and unequal private data. */
@Lawful({"V03", "V05", "V13", "V18"})
@Settings({
    "completion=inline",
    "adapters=2",
    "families=ipv6",
    "max-inbound-read-limit=1",
    "max-outbound-read-limit=1",
    "max-caller-data=56",
    "max-callee-data=196"
})
public final class AnswersInlineOverTwoAdaptersWithOneFamily extends DerivedProvider {}
