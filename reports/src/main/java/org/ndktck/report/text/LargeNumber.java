package org.ndktck.report.text;

import java.util.Locale;
import java.util.regex.Pattern;

/** Numbers in which people see the bits only if they are written in hexadecimal, too. */
public final class LargeNumber {

    /** From 2^30 or so: lengths and limits beside a border, no port and no count. */
    private static final Pattern LARGE = Pattern.compile("(?<![\\w.:-])\\d{10,18}(?![\\w.:])");

    private LargeNumber() {}

    /**
     * Adds the hexadecimal form of each large number.
     *
     * @param text what was expected or observed, or a call
     * @return for example {@code stored 2147483648 (0x80000000) in *pInboundReadLimit}
     */
    public static String explained(String text) {
        return LARGE.matcher(text)
                .replaceAll(number -> number.group() + " (0x"
                        + Long.toHexString(Long.parseLong(number.group())).toUpperCase(Locale.ROOT) + ")");
    }
}
