package org.ndktck.reference.dispatch;

import org.ndktck.api.CloseArgs;
import org.ndktck.api.GetAddressArgs;
import org.ndktck.api.NdkSharedEndpoint;
import org.ndktck.api.NdkSharedEndpointDispatch;
import org.ndktck.api.NtStatus;
import org.ndktck.api.QueryExtensionArgs;
import org.ndktck.reference.connection.ReferenceSharedEndpoint;
import org.ndktck.reference.lifetime.CallCompleter;

/** The dispatch table of a shared endpoint. */
final class SharedEndpointFunctions implements NdkSharedEndpointDispatch {

    private final CallCompleter answers;

    SharedEndpointFunctions(CallCompleter answers) {
        this.answers = answers;
    }

    @Override
    public NtStatus closeSharedEndpoint(NdkSharedEndpoint pNdkSharedEndpoint, CloseArgs args) {
        return answers.close(((ReferenceSharedEndpoint) pNdkSharedEndpoint).lifetime(), args);
    }

    @Override
    public NtStatus queryExtension(NdkSharedEndpoint pNdkSharedEndpoint, QueryExtensionArgs args) {
        return NtStatus.STATUS_NOT_SUPPORTED;
    }

    @Override
    public NtStatus getLocalAddress(NdkSharedEndpoint pNdkSharedEndpoint, GetAddressArgs args) {
        ReferenceSharedEndpoint shared = (ReferenceSharedEndpoint) pNdkSharedEndpoint;
        return answers.read(shared.lifetime(), shared::address, address -> AddressOutput.write(address, args));
    }
}
