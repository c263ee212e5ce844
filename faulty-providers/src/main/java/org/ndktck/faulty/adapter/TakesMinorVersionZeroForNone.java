package org.ndktck.faulty.adapter;

import static org.ndktck.catalog.RequirementId.ADP_19;
import static org.ndktck.faulty.Fault.Grade.SUBTLE;

import org.ndktck.api.NdkVersion;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.HandlersFault;

/** Takes a minor version of zero for one that was left out, and refuses it. */
@Fault(value = "F619", grade = SUBTLE)
@Breaks(ADP_19)
public final class TakesMinorVersionZeroForNone extends HandlersFault {

    @Override
    protected NdkVersion instead(NdkVersion asked, NdkVersion provided) {
        return asked.minor() == 0 ? new NdkVersion(0, 0) : asked;
    }
}
