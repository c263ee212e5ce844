package org.ndktck.faulty.adapter;

import static org.ndktck.catalog.RequirementId.ADP_18;

import org.ndktck.api.NdkVersion;
import org.ndktck.faulty.*;

/** Compares minor versions only. */
@Fault(value = "F347", grade = Grade.MODERATE)
@Breaks(ADP_18)
public final class OpensForAnyMajorVersion extends HandlersFault {

    @Override
    protected NdkVersion instead(NdkVersion asked, NdkVersion provided) {
        return new NdkVersion(provided.major(), asked.minor());
    }
}
