package org.ndktck.faulty;

import java.util.Objects;
import org.ndktck.api.CreateConnectorArgs;
import org.ndktck.api.CreateCqArgs;
import org.ndktck.api.CreateListenerArgs;
import org.ndktck.api.CreatePdArgs;
import org.ndktck.api.CreateSharedEndpointArgs;
import org.ndktck.api.NdkAdapter;
import org.ndktck.api.NdkAdapterDispatch;
import org.ndktck.api.NdkConnectEventCallback;
import org.ndktck.api.NdkConnector;
import org.ndktck.api.NdkCreateCompletion;
import org.ndktck.api.NtStatus;
import org.ndktck.api.QueryAdapterInfoArgs;
import org.ndktck.api.QueryExtensionArgs;

/** Puts another dispatch table into every connector, whichever way it reaches the consumer. */
final class DecoratedAdapterDispatch implements NdkAdapterDispatch {

    private final NdkAdapterDispatch original;
    private final DecoratingProvider provider;

    DecoratedAdapterDispatch(NdkAdapterDispatch original, DecoratingProvider provider) {
        this.original = original;
        this.provider = provider;
    }

    @Override
    public NtStatus queryExtension(NdkAdapter pNdkAdapter, QueryExtensionArgs args) {
        return original.queryExtension(pNdkAdapter, args);
    }

    @Override
    public NtStatus queryAdapterInfo(NdkAdapter pNdkAdapter, QueryAdapterInfoArgs args) {
        return original.queryAdapterInfo(pNdkAdapter, args);
    }

    @Override
    public NtStatus createCq(NdkAdapter pNdkAdapter, CreateCqArgs args) {
        return original.createCq(pNdkAdapter, args);
    }

    @Override
    public NtStatus createPd(NdkAdapter pNdkAdapter, CreatePdArgs args) {
        return original.createPd(pNdkAdapter, args);
    }

    @Override
    public NtStatus createSharedEndpoint(NdkAdapter pNdkAdapter, CreateSharedEndpointArgs args) {
        return original.createSharedEndpoint(pNdkAdapter, args);
    }

    @Override
    public NtStatus createConnector(NdkAdapter pNdkAdapter, CreateConnectorArgs args) {
        NdkCreateCompletion completion = provider.decorate(args.createCompletion());
        NdkCreateCompletion decorating = (context, status, object) -> {
            if (object instanceof NdkConnector connector) {
                decorate(connector, Side.ACTIVE);
            }
            completion.complete(context, status, object);
        };
        NtStatus answer = original.createConnector(
                pNdkAdapter, new CreateConnectorArgs(decorating, args.requestContext(), args.ppNdkConnector()));
        if (answer.isSuccess()) {
            decorate(Objects.requireNonNull(args.ppNdkConnector().get()), Side.ACTIVE);
        }
        return answer;
    }

    @Override
    public NtStatus createListener(NdkAdapter pNdkAdapter, CreateListenerArgs args) {
        NdkConnectEventCallback event = provider.decorate(args.connectEvent());
        NdkConnectEventCallback decorating = (context, connector) -> {
            decorate(connector, Side.PASSIVE);
            event.connectEvent(context, connector);
        };
        return original.createListener(
                pNdkAdapter,
                new CreateListenerArgs(
                        decorating,
                        args.connectEventContext(),
                        provider.decorate(args.createCompletion()),
                        args.requestContext(),
                        args.ppNdkListener()));
    }

    private void decorate(NdkConnector connector, Side side) {
        connector.setDispatch(provider.decorate(connector.dispatch(), side));
    }
}
