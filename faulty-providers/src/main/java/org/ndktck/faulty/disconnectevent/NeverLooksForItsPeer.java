package org.ndktck.faulty.disconnectevent;

import static org.ndktck.catalog.RequirementId.DEV_03;

import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import org.ndktck.api.provider.AdapterOpenException;
import org.ndktck.api.provider.Condition;
import org.ndktck.api.provider.OpenRequest;
import org.ndktck.api.provider.OpenedAdapters;
import org.ndktck.api.provider.ProviderControls;
import org.ndktck.faulty.*;

/** Finds out that a connection is cut when it is used, and tells nothing of an idle one. */
@Fault(value = "F693", grade = Grade.MODERATE)
@Tolerated(DEV_03)
public final class NeverLooksForItsPeer extends DerivedProvider {

    @Override
    public OpenedAdapters open(OpenRequest request) throws AdapterOpenException {
        OpenedAdapters opened = super.open(request);
        AtomicBoolean cut = new AtomicBoolean();
        new InterceptingProvider() {
            @Override
            protected Object call(Intercepted call) {
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
