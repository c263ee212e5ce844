package org.ndktck.reference.dispatch;

import org.ndktck.api.BytePointer;
import org.ndktck.api.CreateConnectorArgs;
import org.ndktck.api.CreateCqArgs;
import org.ndktck.api.CreateListenerArgs;
import org.ndktck.api.CreatePdArgs;
import org.ndktck.api.CreateSharedEndpointArgs;
import org.ndktck.api.NdkAdapter;
import org.ndktck.api.NdkAdapterDispatch;
import org.ndktck.api.NdkAdapterInfo;
import org.ndktck.api.NdkSockaddr;
import org.ndktck.api.NtStatus;
import org.ndktck.api.QueryAdapterInfoArgs;
import org.ndktck.api.QueryExtensionArgs;
import org.ndktck.reference.adapter.ReferenceAdapter;
import org.ndktck.reference.connection.ReferenceConnector;
import org.ndktck.reference.connection.ReferenceListener;
import org.ndktck.reference.connection.ReferenceSharedEndpoint;
import org.ndktck.reference.lifetime.CallCompleter;
import org.ndktck.reference.queue.ReferenceCq;
import org.ndktck.reference.queue.ReferencePd;
import org.ndktck.reference.refusal.Refusal;
import org.ndktck.reference.transport.Endpoint;

/** The dispatch table of an adapter: describes it and creates its children. */
final class AdapterFunctions implements NdkAdapterDispatch {

    private final CallCompleter answers;

    AdapterFunctions(CallCompleter answers) {
        this.answers = answers;
    }

    @Override
    public NtStatus queryExtension(NdkAdapter pNdkAdapter, QueryExtensionArgs args) {
        return NtStatus.STATUS_NOT_SUPPORTED;
    }

    @Override
    public NtStatus queryAdapterInfo(NdkAdapter pNdkAdapter, QueryAdapterInfoArgs args) {
        BytePointer buffer = args.pInfo();
        long capacity = args.pBufferSize().get();
        if (buffer == null && capacity >= NdkAdapterInfo.SIZE) {
            return NtStatus.STATUS_INVALID_PARAMETER;
        }
        args.pBufferSize().set(NdkAdapterInfo.SIZE);
        if (buffer == null || capacity < NdkAdapterInfo.SIZE) {
            return NtStatus.STATUS_BUFFER_TOO_SMALL;
        }
        ((ReferenceAdapter) pNdkAdapter).facts().info().writeTo(buffer, capacity);
        return NtStatus.STATUS_SUCCESS;
    }

    @Override
    public NtStatus createCq(NdkAdapter pNdkAdapter, CreateCqArgs args) {
        ReferenceAdapter adapter = (ReferenceAdapter) pNdkAdapter;
        return answers.create(
                adapter.lifetime(), args.createCompletion(), args.requestContext(), args.ppNdkCq(), () -> {
                    boolean within = args.cqDepth() >= 1
                            && args.cqDepth() <= adapter.facts().info().maxCqDepth();
                    Refusal.unless(within, NtStatus.STATUS_INVALID_PARAMETER);
                    return lifetime -> new ReferenceCq(adapter, lifetime, args);
                });
    }

    @Override
    public NtStatus createPd(NdkAdapter pNdkAdapter, CreatePdArgs args) {
        ReferenceAdapter adapter = (ReferenceAdapter) pNdkAdapter;
        return answers.create(
                adapter.lifetime(),
                args.createCompletion(),
                args.requestContext(),
                args.ppNdkPd(),
                () -> lifetime -> new ReferencePd(adapter, lifetime));
    }

    @Override
    public NtStatus createSharedEndpoint(NdkAdapter pNdkAdapter, CreateSharedEndpointArgs args) {
        ReferenceAdapter adapter = (ReferenceAdapter) pNdkAdapter;
        return answers.create(
                adapter.lifetime(), args.createCompletion(), args.requestContext(), args.ppNdkSharedEndpoint(), () -> {
                    NdkSockaddr wanted = Arguments.localAddress(args.pAddress(), args.addressLength());
                    return lifetime -> {
                        Endpoint endpoint =
                                adapter.transport().bind(wanted, adapter.facts().addresses());
                        return new ReferenceSharedEndpoint(adapter, lifetime, endpoint);
                    };
                });
    }

    @Override
    public NtStatus createConnector(NdkAdapter pNdkAdapter, CreateConnectorArgs args) {
        ReferenceAdapter adapter = (ReferenceAdapter) pNdkAdapter;
        return answers.create(
                adapter.lifetime(),
                args.createCompletion(),
                args.requestContext(),
                args.ppNdkConnector(),
                () -> lifetime -> new ReferenceConnector(adapter, lifetime));
    }

    @Override
    public NtStatus createListener(NdkAdapter pNdkAdapter, CreateListenerArgs args) {
        ReferenceAdapter adapter = (ReferenceAdapter) pNdkAdapter;
        return answers.create(
                adapter.lifetime(),
                args.createCompletion(),
                args.requestContext(),
                args.ppNdkListener(),
                () -> lifetime ->
                        new ReferenceListener(adapter, lifetime, args.connectEvent(), args.connectEventContext()));
    }
}
