package org.ndktck.faulty.getconnectiondata;

import static org.ndktck.catalog.RequirementId.GCD_19;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Requires a byte more from the third size query of a connector on. */
@Fault(value = "F22", grade = Grade.EXTREMELY_SUBTLE)
@Breaks(GCD_19)
public final class RequiresMoreWhenAskedThreeTimes extends InterceptingProvider {

    private final Map<NdkObject<?>, AtomicInteger> queries = new ConcurrentHashMap<>();

    @Override
    protected Object call(Intercepted call) {
        Object answer = call.proceed();
        if (call.args() instanceof GetConnectionDataArgs args
                && args.pPrivateData() == null
                && queries.computeIfAbsent(call.object(), connector -> new AtomicInteger())
                                .incrementAndGet()
                        > 2) {
            args.pPrivateDataLength().set(args.pPrivateDataLength().get() + 1);
        }
        return answer;
    }
}
