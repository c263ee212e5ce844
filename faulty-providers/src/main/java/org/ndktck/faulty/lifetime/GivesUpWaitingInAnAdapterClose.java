package org.ndktck.faulty.lifetime;

import static org.ndktck.catalog.RequirementId.LIF_14;

import java.util.Optional;
import org.ndktck.api.*;
import org.ndktck.api.provider.AdapterHandlers;
import org.ndktck.api.provider.AdapterOpenException;
import org.ndktck.api.provider.OpenRequest;
import org.ndktck.api.provider.OpenedAdapters;
import org.ndktck.api.provider.ProviderControls;
import org.ndktck.faulty.*;

/** Looks a number of times whether an adapter is free when it is closed, and gives up on long callbacks. */
@Fault(value = "F686", grade = Grade.SUBTLE)
@Breaks(LIF_14)
public final class GivesUpWaitingInAnAdapterClose extends DerivedProvider {

    private static final int LOOKS = 200;

    @Override
    public OpenedAdapters open(OpenRequest request) throws AdapterOpenException {
        return new OtherControls(super.open(request), GivesUpWaitingInAnAdapterClose::impatient);
    }

    private static ProviderControls impatient(ProviderControls original) {
        return new OtherControls.Forwarding(original) {
            @Override
            public Optional<AdapterHandlers> adapterHandlers() {
                return original.adapterHandlers().map(Impatient::new);
            }
        };
    }

    private record Impatient(AdapterHandlers original) implements AdapterHandlers {

        @Override
        public NtStatus openNdkAdapter(NdkVersion version, ObjectPointer<NdkAdapter> ppNdkAdapter) {
            return original.openNdkAdapter(version, ppNdkAdapter);
        }

        @Override
        public void closeNdkAdapter(NdkAdapter pNdkAdapter) {
            Thread rest = new Thread(() -> original.closeNdkAdapter(pNdkAdapter));
            rest.setDaemon(true);
            rest.start();
            for (int look = 0; look < LOOKS && rest.isAlive(); look++) {
                Thread.onSpinWait();
            }
        }
    }
}
