package org.ndktck.faulty.departure;

import static org.ndktck.catalog.RequirementId.DEV_03;
import static org.ndktck.faulty.Fault.Grade.MODERATE;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.provider.AdapterOpenException;
import org.ndktck.api.provider.Condition;
import org.ndktck.api.provider.OpenRequest;
import org.ndktck.api.provider.OpenedAdapters;
import org.ndktck.api.provider.ProviderControls;
import org.ndktck.faulty.DerivedProvider;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;
import org.ndktck.faulty.InterceptingProvider;
import org.ndktck.faulty.OtherControls;
import org.ndktck.faulty.Registrations;
import org.ndktck.faulty.Tolerated;

/** Finds out that a connection is cut when it is used, and tells nothing of an idle one. */
@Fault(value = "F693", grade = MODERATE)
@Tolerated(DEV_03)
public final class NeverLooksForItsPeer extends DerivedProvider {

    public NeverLooksForItsPeer() {
        super(Map.of());
    }

    @Override
    public OpenedAdapters open(OpenRequest request) throws AdapterOpenException {
        OpenedAdapters opened = super.open(request);
        AtomicBoolean cut = new AtomicBoolean();
        new InterceptingProvider() {
            @Override
            protected @Nullable Object call(Intercepted call) {
                return Registrations.registers(call)
                        ? call.proceed(Registrations.raisingIf(call, () -> !cut.get()))
                        : call.proceed();
            }
        }.around(opened);
        return new OtherControls(opened, original -> telling(original, cut));
    }

    private static ProviderControls telling(ProviderControls original, AtomicBoolean cut) {
        return new OtherControls.Forwarding(original) {
            @Override
            public Optional<Condition> linkCut() {
                return original.linkCut().map(condition -> () -> {
                    cut.set(true);
                    Condition.Ending end = condition.begin();
                    return () -> {
                        end.close();
                        cut.set(false);
                    };
                });
            }
        };
    }
}
