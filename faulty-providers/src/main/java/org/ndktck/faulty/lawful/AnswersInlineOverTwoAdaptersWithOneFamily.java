package org.ndktck.faulty.lawful;

import java.util.Map;
import org.ndktck.faulty.DerivedProvider;
import org.ndktck.faulty.Lawful;

/**
 * Answers inline over two adapters that have IPv6 addresses only, one read and unequal private
 * data.
 */
@Lawful({"V03", "V05", "V13", "V18"})
public final class AnswersInlineOverTwoAdaptersWithOneFamily extends DerivedProvider {

    public AnswersInlineOverTwoAdaptersWithOneFamily() {
        super(Map.of(
                "completion",
                "inline",
                "adapters",
                "2",
                "families",
                "ipv6",
                "max-inbound-read-limit",
                "1",
                "max-outbound-read-limit",
                "1",
                "max-caller-data",
                "56",
                "max-callee-data",
                "196"));
    }
}
