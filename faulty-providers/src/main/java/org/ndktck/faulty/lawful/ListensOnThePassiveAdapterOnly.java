package org.ndktck.faulty.lawful;

import static org.ndktck.faulty.DispatchFunction.CREATE_LISTENER;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.NdkAdapter;
import org.ndktck.api.NtStatus;
import org.ndktck.api.provider.AdapterOpenException;
import org.ndktck.api.provider.OpenRequest;
import org.ndktck.api.provider.OpenedAdapters;
import org.ndktck.faulty.DerivedProvider;
import org.ndktck.faulty.Intercepted;
import org.ndktck.faulty.InterceptingProvider;
import org.ndktck.faulty.Lawful;

/** Has two adapters, and a listener on the passive one only, which is where the kit says that it listens. */
@Lawful("V37")
public final class ListensOnThePassiveAdapterOnly extends DerivedProvider {

    public ListensOnThePassiveAdapterOnly() {
        super(Map.of("adapters", "2"));
    }

    @Override
    public OpenedAdapters open(OpenRequest request) throws AdapterOpenException {
        OpenedAdapters opened = super.open(request);
        new Deaf(opened.activeAdapter()).around(opened);
        return opened;
    }

    /** Makes no listener on an adapter. */
    private static final class Deaf extends InterceptingProvider {

        private final NdkAdapter adapter;

        private Deaf(NdkAdapter adapter) {
            this.adapter = adapter;
        }

        @Override
        protected @Nullable Object call(Intercepted call) {
            return call.is(CREATE_LISTENER) && call.object().equals(adapter)
                    ? NtStatus.STATUS_INSUFFICIENT_RESOURCES
                    : call.proceed();
        }
    }
}
