package org.ndktck.invariants;

import java.util.Locale;
import org.ndktck.api.NdkObject;

/** How findings name things. */
final class FindingNames {

    private FindingNames() {}

    static String given(long context) {
        return "called with the context it was given, " + hex(context);
    }

    static String passed(long context) {
        return "called with the context " + hex(context);
    }

    static String hex(long value) {
        return value == 0 ? "NULL" : String.format("0x%016X", value);
    }

    static String type(NdkObject<?> object) {
        return object.kind().name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }
}
