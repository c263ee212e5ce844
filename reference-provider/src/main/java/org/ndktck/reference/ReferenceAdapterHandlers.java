package org.ndktck.reference;

import java.net.InetAddress;
import java.util.List;
import org.ndktck.api.NdkAdapter;
import org.ndktck.api.NdkVersion;
import org.ndktck.api.NtStatus;
import org.ndktck.api.ObjectPointer;
import org.ndktck.api.provider.AdapterHandlers;

/** Opens and closes further instances of an adapter; they share its addresses and ports (ADP-22). */
final class ReferenceAdapterHandlers implements AdapterHandlers {

    private final Opening opening;
    private final List<InetAddress> addresses;

    ReferenceAdapterHandlers(Opening opening, List<InetAddress> addresses) {
        this.opening = opening;
        this.addresses = addresses;
    }

    /** {@inheritDoc} The instance always provides the highest minor version there is (ADP-19). */
    @Override
    public NtStatus openNdkAdapter(NdkVersion version, ObjectPointer<NdkAdapter> ppNdkAdapter) {
        NdkVersion provided = opening.settings().version();
        if (version.major() != provided.major() || version.minor() > provided.minor()) {
            return NtStatus.NDIS_STATUS_BAD_VERSION;
        }
        try {
            ppNdkAdapter.set(opening.lock().decide(deferred -> {
                opening.resources().require();
                return new ReferenceAdapter(opening, addresses);
            }));
            return NtStatus.STATUS_SUCCESS;
        } catch (Refusal refusal) {
            return refusal.status();
        }
    }

    /** {@inheritDoc} It blocks, unlike every other close (LIF-15). */
    @Override
    public void closeNdkAdapter(NdkAdapter pNdkAdapter) {
        Lifetime lifetime = ((ReferenceAdapter) pNdkAdapter).lifetime();
        opening.lock().act(deferred -> lifetime.closeWithoutCompletion());
        opening.lock().inFlight().await(lifetime::isFree);
    }
}
