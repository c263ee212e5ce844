package org.ndktck.faulty.adapter;

import static org.ndktck.catalog.RequirementId.ADP_02;
import static org.ndktck.catalog.RequirementId.ADP_03;

import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Stores the size of its description as a size_t: eight bytes go where the consumer has four. */
@Fault(value = "F821", grade = Grade.EXTREMELY_SUBTLE)
@Breaks({ADP_02, ADP_03})
public final class StoresTheSizeOfADescriptionAsSixtyFourBits extends InterceptingProvider {

    @Override
    protected Object call(Intercepted call) {
        if (!(call.args() instanceof QueryAdapterInfoArgs args)) {
            return call.proceed();
        }
        NtStatus status = call.status();
        UlongPointer size = args.pBufferSize();
        size.buffer().putLong(0, size.get());
        return status;
    }
}
