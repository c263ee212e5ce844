package org.ndktck.faulty.lawful;

import static org.ndktck.faulty.DispatchFunction.CREATE_LISTENER;

import org.ndktck.api.*;
import org.ndktck.api.provider.*;
import org.ndktck.faulty.*;

/** Has two adapters, and a listener on the passive one only, which is where the kit says that it listens. */
@Lawful("V37")
@Settings("adapters=2")
public final class ListensOnThePassiveAdapterOnly extends DerivedProvider {

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
        protected Object call(Intercepted call) {
            return call.is(CREATE_LISTENER) && call.object().equals(adapter)
                    ? NtStatus.STATUS_INSUFFICIENT_RESOURCES
                    : call.proceed();
        }
    }
}
