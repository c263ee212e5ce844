package org.ndktck.faulty.departure;

import static org.ndktck.catalog.RequirementId.DEV_03;
import static org.ndktck.faulty.Fault.Grade.MODERATE;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.NdkDisconnectEventCallback;
import org.ndktck.api.NdkDisconnectEventCallbackEx;
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
        new QuietWhile(cut).around(opened);
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

    private static final class QuietWhile extends InterceptingProvider {

        private final AtomicBoolean cut;

        QuietWhile(AtomicBoolean cut) {
            this.cut = cut;
        }

        @Override
        protected @Nullable Object call(Intercepted call) {
            if (!Registrations.registers(call)) {
                return call.proceed();
            }
            return call.proceed(
                    call.is("accept", "completeConnect")
                            ? call.with(NdkDisconnectEventCallback.class, this::quiet)
                            : call.with(NdkDisconnectEventCallbackEx.class, this::quiet));
        }

        private NdkDisconnectEventCallback quiet(NdkDisconnectEventCallback original) {
            return context -> {
                if (!cut.get()) {
                    original.disconnectEvent(context);
                }
            };
        }

        private NdkDisconnectEventCallbackEx quiet(NdkDisconnectEventCallbackEx original) {
            return (context, reason) -> {
                if (!cut.get()) {
                    original.disconnectEvent(context, reason);
                }
            };
        }
    }
}
