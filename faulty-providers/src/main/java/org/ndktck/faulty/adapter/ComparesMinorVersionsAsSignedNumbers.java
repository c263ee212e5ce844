package org.ndktck.faulty.adapter;

import static org.ndktck.catalog.RequirementId.ADP_20;

import org.ndktck.api.NdkVersion;
import org.ndktck.faulty.*;

/** Compares minor versions as signed numbers of sixteen bits: the greatest are less than any. */
@Fault(value = "F620", grade = Grade.SUBTLE)
@Breaks(ADP_20)
public final class ComparesMinorVersionsAsSignedNumbers extends HandlersFault {

    @Override
    protected NdkVersion instead(NdkVersion asked, NdkVersion provided) {
        boolean negative = asked.major() == provided.major() && (short) asked.minor() < 0;
        return negative ? provided : asked;
    }
}
