package org.ndktck.reference;

import java.net.InetAddress;
import java.util.List;
import org.ndktck.api.NdkAdapter;
import org.ndktck.api.NdkVersion;
import org.ndktck.api.NtStatus;
import org.ndktck.api.ObjectPointer;
import org.ndktck.api.provider.AdapterHandlers;
import org.ndktck.reference.adapter.ReferenceAdapter;
import org.ndktck.reference.lifetime.Lifetime;
import org.ndktck.reference.refusal.Refusal;

/** Opens and closes further instances of an adapter; they share its addresses and ports (ADP-22). */
final class ReferenceAdapterHandlers implements AdapterHandlers {

    private final ProviderParts assembly;
    private final List<InetAddress> addresses;

    ReferenceAdapterHandlers(ProviderParts assembly, List<InetAddress> addresses) {
        this.assembly = assembly;
        this.addresses = addresses;
    }

    /** {@inheritDoc} The instance always provides the highest minor version there is (ADP-19). */
    @Override
    public NtStatus openNdkAdapter(NdkVersion version, ObjectPointer<NdkAdapter> ppNdkAdapter) {
        NdkVersion provided = assembly.settings().version();
        if (version.major() != provided.major() || version.minor() > provided.minor()) {
            return NtStatus.NDIS_STATUS_BAD_VERSION;
        }
        try {
            ppNdkAdapter.set(assembly.services().lock().decide(deferred -> {
                assembly.services().resources().require();
                return assembly.adapter(addresses);
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
        assembly.services().lock().act(deferred -> lifetime.closeWithoutCompletion());
        assembly.services().lock().inFlight().await(lifetime::isFree);
    }
}
