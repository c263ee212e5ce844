package org.ndktck.faulty.adapter;

import static org.ndktck.catalog.RequirementId.ADP_18;

import org.ndktck.api.NdkVersion;
import org.ndktck.faulty.*;

/** Takes a major version of zero for one that was left out. */
@Fault(value = "F618", grade = Grade.SUBTLE)
@Breaks(ADP_18)
public final class TakesMajorVersionZeroForAny extends HandlersFault {

    @Override
    protected NdkVersion instead(NdkVersion asked, NdkVersion provided) {
        return asked.major() == 0 ? provided : asked;
    }
}
