package org.ndktck.faulty.adapter;

import static org.ndktck.catalog.RequirementId.ADP_20;

import org.ndktck.api.NdkVersion;
import org.ndktck.faulty.*;

/** Compares major versions only. */
@Fault(value = "F349", grade = Grade.MODERATE)
@Breaks(ADP_20)
public final class OpensForAnyMinorVersion extends HandlersFault {

    @Override
    protected NdkVersion instead(NdkVersion asked, NdkVersion provided) {
        return new NdkVersion(asked.major(), Math.min(asked.minor(), provided.minor()));
    }
}
