package org.ndktck.faulty.adapter;

import static org.ndktck.catalog.RequirementId.ADP_19;

import org.ndktck.api.NdkVersion;
import org.ndktck.faulty.*;

/** Takes a minor version of zero for one that was left out, and refuses it. */
@Fault(value = "F619", grade = Grade.SUBTLE)
@Breaks(ADP_19)
public final class TakesMinorVersionZeroForNone extends HandlersFault {

    @Override
    protected NdkVersion instead(NdkVersion asked, NdkVersion provided) {
        return asked.minor() == 0 ? new NdkVersion(0, 0) : asked;
    }
}
