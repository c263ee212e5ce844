package org.ndktck.faulty.content;

import static org.ndktck.catalog.RequirementId.GCD_19;
import static org.ndktck.faulty.Fault.Grade.EXTREMELY_SUBTLE;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.GetConnectionDataArgs;
import org.ndktck.api.NdkObject;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;
import org.ndktck.faulty.InterceptingProvider;

/** Requires a byte more from the third size query of a connector on. */
@Fault(value = "F22", grade = EXTREMELY_SUBTLE)
@Breaks(GCD_19)
public final class RequiresMoreWhenAskedThreeTimes extends InterceptingProvider {

    private final Map<NdkObject<?>, AtomicInteger> queries = new ConcurrentHashMap<>();

    @Override
    protected @Nullable Object call(Intercepted call) {
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
