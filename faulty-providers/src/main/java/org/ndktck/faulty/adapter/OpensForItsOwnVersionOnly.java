package org.ndktck.faulty.adapter;

import static org.ndktck.catalog.RequirementId.ADP_19;

import org.ndktck.api.NdkVersion;
import org.ndktck.faulty.*;

/** Takes the version asked for as the version wanted, not as the least one. */
@Fault(value = "F348", grade = Grade.MODERATE)
@Breaks(ADP_19)
public final class OpensForItsOwnVersionOnly extends HandlersFault {

    @Override
    protected NdkVersion instead(NdkVersion asked, NdkVersion provided) {
        boolean other = asked.major() == provided.major() && asked.minor() != provided.minor();
        return other ? new NdkVersion(asked.major() + 1, 0) : asked;
    }
}
