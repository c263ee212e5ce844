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

/** Leaves the rest of an adapter close to a thread of its own. */
@Fault(value = "F398", grade = Grade.MODERATE)
@Breaks(LIF_14)
public final class ReturnsFromAnAdapterCloseAtOnce extends DerivedProvider {

    @Override
    public OpenedAdapters open(OpenRequest request) throws AdapterOpenException {
        return new OtherControls(super.open(request), ReturnsFromAnAdapterCloseAtOnce::leavingTheClose);
    }

    private static ProviderControls leavingTheClose(ProviderControls original) {
        return new OtherControls.Forwarding(original) {
            @Override
            public Optional<AdapterHandlers> adapterHandlers() {
                return original.adapterHandlers().map(Leaving::new);
            }
        };
    }

    private record Leaving(AdapterHandlers original) implements AdapterHandlers {

        @Override
        public NtStatus openNdkAdapter(NdkVersion version, ObjectPointer<NdkAdapter> ppNdkAdapter) {
            return original.openNdkAdapter(version, ppNdkAdapter);
        }

        @Override
        public void closeNdkAdapter(NdkAdapter pNdkAdapter) {
            Thread rest = new Thread(() -> original.closeNdkAdapter(pNdkAdapter));
            rest.setDaemon(true);
            rest.start();
        }
    }
}
